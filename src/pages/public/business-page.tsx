import { Island } from '@/shared/ui/island'
import { Section } from '@/shared/ui/section'
import GroupedPage, { type GroupedPageProps } from './grouped-page'
import GeneratorIsland from './islands/generator-island'

/** The business prompts, with the generator in front. */
export default function BusinessPage(props: GroupedPageProps) {
  return (
    <GroupedPage
      {...props}
      before={
        <Section distance="near">
          <Island name="generator">
            <GeneratorIsland />
          </Island>
        </Section>
      }
    />
  )
}
