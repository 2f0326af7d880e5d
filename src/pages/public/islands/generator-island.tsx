import { PromptGenerator } from '@/features/generator/components/prompt-generator'

const EXAMPLE = 'A price rise of eight percent, told to our forty oldest customers so that they stay.'

/** The generator on a page of text. Stands on its own, without a router. */
export default function GeneratorIsland() {
  return <PromptGenerator example={EXAMPLE} />
}
