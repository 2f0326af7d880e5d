import { PromptGenerator } from '@/features/generator/components/prompt-generator'
import { Section } from '@/components/section'
import GroupedPage from './grouped-page'

const EXAMPLE = 'A price rise of eight percent, told to our forty oldest customers so that they stay.'

/** The business prompts, with the generator after them. */
export default function BusinessPage() {
  return (
    <GroupedPage
      after={
        <Section note="Or say what you need.">
          <h2>A prompt for your own business</h2>
          <div className="mt-6">
            <PromptGenerator example={EXAMPLE} defaultCategory="business" />
          </div>
        </Section>
      }
    />
  )
}
