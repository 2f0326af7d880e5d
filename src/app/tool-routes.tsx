import { MODEL_IDS, type ModelId } from '@contracts/models.ts'
import type { GeneratorPage, LocalGeneratorPage, ModelPage } from '@/content/schema'
import { type AppRoute, contentPage, type Module } from './route-kit'

const MODEL_CONTENT: Record<ModelId, () => Module<ModelPage>> = {
  chatgpt: () => import('@/content/pages/models/chatgpt'),
  midjourney: () => import('@/content/pages/models/midjourney'),
  claude: () => import('@/content/pages/models/claude'),
  gemini: () => import('@/content/pages/models/gemini'),
  deepseek: () => import('@/content/pages/models/deepseek'),
  perplexity: () => import('@/content/pages/models/perplexity'),
  mistral: () => import('@/content/pages/models/mistral'),
  lovable: () => import('@/content/pages/models/lovable'),
  v0: () => import('@/content/pages/models/v0'),
  bolt: () => import('@/content/pages/models/bolt'),
  firebase: () => import('@/content/pages/models/firebase'),
}

/**
 * The site's tools: pages that React brings to life whole. Pages of text stand in `text-routes.tsx`, which no
 * visitor has to load who only reads the page he came for.
 */
export const TOOL_ROUTES: readonly AppRoute[] = [
  contentPage<GeneratorPage>(
    '/generator',
    ['src/pages/public/generator-page.tsx', 'src/content/pages/generator.ts'],
    () => import('@/pages/public/generator-page'),
    () => import('@/content/pages/generator'),
  ),
  contentPage<LocalGeneratorPage>(
    '/prompt-generator',
    ['src/pages/public/prompt-generator-page.tsx', 'src/content/pages/prompt-generator.ts'],
    () => import('@/pages/public/prompt-generator-page'),
    () => import('@/content/pages/prompt-generator'),
  ),
  contentPage<GeneratorPage>(
    '/feedback-tool',
    ['src/pages/public/feedback-page.tsx', 'src/content/pages/feedback.ts'],
    () => import('@/pages/public/feedback-page'),
    () => import('@/content/pages/feedback'),
  ),
  ...MODEL_IDS.map(
    (id): AppRoute => ({
      path: `/${id}`,
      files: ['src/pages/public/model-page.tsx', `src/content/pages/models/${id}.ts`],
      load: async () => {
        const [{ default: Template }, { default: content }] = await Promise.all([
          import('@/pages/public/model-page'),
          MODEL_CONTENT[id](),
        ])
        return function ContentPage() {
          return <Template model={id} content={content} />
        }
      },
    }),
  ),
]
