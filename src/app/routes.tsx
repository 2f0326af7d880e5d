import { MODEL_IDS, type ModelId } from '@contracts/models.ts'
import type { ComponentType } from 'react'
import type { GeneratorPage, ModelPage } from '@/content/schema'
import type { PageLoader } from './page-module'

/** One row of the route table. */
export interface AppRoute {
  /** Path as React Router matches it; `*` is the not-found page. */
  readonly path: string
  readonly load: PageLoader
  /**
   * The page is text: its prerendered markup is taken over as it stands instead of being rendered again,
   * and its chunks come only with a visit by link.
   */
  readonly isStatic?: boolean
  /** Source files of the route's own chunks, for the prerenderer's preload list. */
  readonly files: readonly string[]
}

type Module<T> = Promise<{ default: T }>

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

/** A page that stands alone. */
function page(path: string, file: string, load: () => Module<ComponentType>): AppRoute {
  return { path, files: [file], load: async () => (await load()).default }
}

/** A page that shows a body of content, both fetched at once. */
function contentPage<C>(
  path: string,
  files: readonly [page: string, content: string],
  loadTemplate: () => Module<ComponentType<{ content: C }>>,
  loadContent: () => Module<C>,
): AppRoute {
  return {
    path,
    files,
    load: async () => {
      const [{ default: Template }, { default: content }] = await Promise.all([loadTemplate(), loadContent()])
      return function ContentPage() {
        return <Template content={content} />
      }
    },
  }
}

/** Every route of the site, the not-found page last. */
export const ROUTES: readonly AppRoute[] = [
  { ...page('/', 'src/pages/public/home-page.tsx', () => import('@/pages/public/home-page')), isStatic: true },
  contentPage<GeneratorPage>(
    '/generator',
    ['src/pages/public/generator-page.tsx', 'src/content/pages/generator.ts'],
    () => import('@/pages/public/generator-page'),
    () => import('@/content/pages/generator'),
  ),
  contentPage<GeneratorPage>(
    '/ai-prompts',
    ['src/pages/public/ai-prompts-page.tsx', 'src/content/pages/ai-prompts.ts'],
    () => import('@/pages/public/ai-prompts-page'),
    () => import('@/content/pages/ai-prompts'),
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
  page('*', 'src/pages/public/not-found-page.tsx', () => import('@/pages/public/not-found-page')),
]
