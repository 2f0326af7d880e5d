import type { GeneratorPage as Content } from '@/content/schema'
import { PromptGenerator } from '@/features/generator/components/prompt-generator'
import { GeneratorTemplate } from './generator-template'

const EXAMPLE = 'A reminder to my tenant that the rent is eight days late. She has been good for three years.'

/** The server-assisted generator as a full page, with every AI to choose from. */
export default function GeneratorPage({ path, content }: { path: string; content: Content }) {
  return <GeneratorTemplate path={path} content={content} generator={<PromptGenerator example={EXAMPLE} />} />
}
