import { GeneratorTemplate } from './generator-template'
import type { GeneratorPage as Content } from '@/content/schema'

/** The collection of AI prompts, with the generator in front. */
export default function AiPromptsPage({ content }: { content: Content }) {
  return <GeneratorTemplate path="/ai-prompts" content={content} />
}
