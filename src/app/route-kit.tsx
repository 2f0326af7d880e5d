import type { ComponentType } from 'react'
import type { PageLoader } from './page-module'

/** One row of a route table. */
export interface AppRoute {
  /** Path as React Router matches it. */
  readonly path: string
  readonly load: PageLoader
  /** Source files of the route's own chunks, for the prerenderer's preload list. */
  readonly files: readonly string[]
}

/** What a lazily imported module gives. */
export type Module<T> = Promise<{ default: T }>

/** A page that stands alone. */
export function page(path: string, file: string, load: () => Module<ComponentType>): AppRoute {
  return { path, files: [file], load: async () => (await load()).default }
}

/** A page that shows a body of content, both fetched at once. */
export function contentPage<C>(
  path: string,
  files: readonly [page: string, content: string],
  loadTemplate: () => Module<ComponentType<{ path: string; content: C }>>,
  loadContent: () => Module<C>,
): AppRoute {
  return {
    path,
    files,
    load: async () => {
      const [{ default: Template }, { default: content }] = await Promise.all([loadTemplate(), loadContent()])
      return function ContentPage() {
        return <Template path={path} content={content} />
      }
    },
  }
}

/**
 * The same route as a page of text: its prerendered markup is taken over as it stands instead of being
 * rendered again (`adopted-page.tsx`), and its chunks come only with a visit by link.
 */
export function asText(route: AppRoute): AppRoute {
  return {
    path: route.path,
    files: [],
    load: async () => {
      const Page = await route.load()
      return function TextPage() {
        return (
          <div data-static>
            <Page />
          </div>
        )
      }
    },
  }
}
