import { PromptGenerator } from '@/features/generator/components/prompt-generator'
import { Section } from '@/components/section'
import GroupedPage from './grouped-page'

const EXAMPLE = 'A price rise of eight percent, told to our forty oldest customers so that they stay.'

/** The business prompts, with the generator in front. */
export default function BusinessPage() {
  return (
    <GroupedPage
      before={
        <Section distance="near">
          <PromptGenerator example={EXAMPLE} />
        </Section>
      }
    />
  )
}
