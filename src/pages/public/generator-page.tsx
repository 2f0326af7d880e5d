import { GeneratorTemplate } from './generator-template'
import type { GeneratorPage as Content } from '@/content/schema'

/** The server-assisted generator as a full page. */
export default function GeneratorPage({ content }: { content: Content }) {
  return <GeneratorTemplate path="/generator" content={content} />
}
