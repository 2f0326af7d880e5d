import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { usePromptActions } from '@/app/use-prompt-actions'
import ThemedPage from '@/pages/public/themed-page'

function Page({ prompts }: { prompts: string[] }) {
  usePromptActions()
  return (
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
    </main>
  )
}

/** Shows a page of prompts on which everything can be pressed. */
export function renderThemedPage(prompts: string[]): void {
  render(
    <MemoryRouter>
      <Page prompts={prompts} />
    </MemoryRouter>,
  )
}
