import { PromptGenerator } from '@/features/generator/components/prompt-generator'
import { Section } from '@/components/section'
import ThemedPage from './themed-page'

const EXAMPLE = 'The summer my father drove the ice-cream van. I remember the bell and not one conversation.'

/** The memoir page, with the generator after its prompts. */
export default function MemoirPage() {
  return (
    <ThemedPage
      after={
        <Section note="Or say what you remember.">
          <h2>A prompt for your own memory</h2>
          <div className="mt-6">
            <PromptGenerator example={EXAMPLE} />
          </div>
        </Section>
      }
    />
  )
}
