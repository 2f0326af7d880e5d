import type { Prompt, ThemedPage as ThemedContent } from '@/content/schema'
import ThemedPage from '@/pages/public/themed-page'
import { renderPart } from './site.tsx'

/** Shows a page of prompts on which everything can be pressed. */
export function renderThemedPage(prompts: readonly (string | Prompt)[]): void {
  const content: ThemedContent = {
    metaTitle: 'Test',
    metaDescription: 'Test',
    title: 'Test Prompts',
    description: 'One sentence.',
    purpose: 'fiction',
    level: 'everyone',
    introduction: 'How to.',
    prompts: prompts.map((prompt, index) =>
      typeof prompt === 'string' ? { title: `Prompt ${index + 1}`, tags: ['scene'], text: prompt } : prompt,
    ),
    faqs: [{ question: 'Why?', answer: 'Because.' }],
    relatedLinks: [{ text: 'Home', to: '/' }],
  }
  renderPart(
    <main>
      <ThemedPage />
    </main>,
    '/test',
    { path: '/test', content },
  )
}
