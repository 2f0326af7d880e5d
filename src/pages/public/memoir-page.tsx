import { Island } from '@/shared/ui/island'
import { Section } from '@/shared/ui/section'
import MemoirGeneratorIsland from './islands/memoir-generator-island'
import ThemedPage, { type ThemedPageProps } from './themed-page'

/** The memoir page, with the generator after its prompts. */
export default function MemoirPage(props: ThemedPageProps) {
  return (
    <ThemedPage
      {...props}
      after={
        <Section note="Or say what you remember.">
          <h2>A prompt for your own memory</h2>
          <div className="mt-6">
            <Island name="memoir-generator">
              <MemoirGeneratorIsland />
            </Island>
          </div>
        </Section>
      }
    />
  )
}
