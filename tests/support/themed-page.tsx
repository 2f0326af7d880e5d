import ThemedPage from '@/pages/public/themed-page'
import { renderPart } from './site.tsx'

/** Shows a page of prompts on which everything can be pressed. */
export function renderThemedPage(prompts: string[]): void {
  renderPart(
    <main>
      <ThemedPage
        path="/test"
        content={{
          metaTitle: 'Test',
          metaDescription: 'Test',
          title: 'Test Prompts',
          description: 'One sentence.',
          introduction: 'How to.',
          prompts,
          faqs: [{ question: 'Why?', answer: 'Because.' }],
          relatedLinks: [{ text: 'Home', to: '/' }],
        }}
      />
    </main>,
  )
}
