import { PromptGenerator } from '@/features/generator/components/prompt-generator'

const EXAMPLE = 'The summer my father drove the ice-cream van. I remember the bell and not one conversation.'

/** The generator on the memoir page. Stands on its own, without a router. */
export default function MemoirGeneratorIsland() {
  return <PromptGenerator example={EXAMPLE} />
}
