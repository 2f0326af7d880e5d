import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

// What the plan of the house (docs/adr/0010-plain-house.md) asks of the code as a whole.

/** The packages that do the jobs of the site, and where each is used for what it is made for. */
const PACKAGES: readonly [name: string, file: string][] = [
  ['react', 'src/main.tsx'],
  ['react-dom/client', 'src/main.tsx'],
  ['react-router-dom', 'src/main.tsx'],
  ['@supabase/supabase-js', 'src/lib/supabase-client.ts'],
  ['@tanstack/react-query', 'src/features/blog/components/post-list.tsx'],
  ['@tinymce/tinymce-react', 'src/features/post-editor/components/rich-editor.tsx'],
  ['tailwindcss', 'tailwind.config.ts'],
  ['@radix-ui/react-accordion', 'src/components/ui/accordion.tsx'],
  ['@radix-ui/react-dialog', 'src/components/ui/dialog.tsx'],
  ['@radix-ui/react-tabs', 'src/components/ui/tabs.tsx'],
  ['sonner', 'src/components/toaster.tsx'],
  ['react-helmet-async', 'src/components/seo.tsx'],
  ['lucide-react', 'src/components/prompt-card.tsx'],
  ['vite', 'vite.config.ts'],
  ['vitest/config', 'vitest.config.ts'],
  ['@testing-library/react', 'tests/setup.ts'],
  ['msw/node', 'tests/msw/server.ts'],
  ['@playwright/test', 'playwright.config.ts'],
]

/** Who may write markup as it is: sanitised posts, the About texts of the model pages, and structured data. */
const RAW_MARKUP = [
  'src/components/seo.tsx',
  'src/features/blog/components/article-body.tsx',
  'src/features/content-pages/components/prompt-answer.tsx',
  'src/pages/public/model-page.tsx',
]

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.(?:tsx?|js|css)$/.test(file))
const textOf = (file: string) => readFileSync(file, 'utf8')
const filesWith = (pattern: RegExp) => SOURCES.filter((file) => pattern.test(textOf(file))).toSorted()

describe('the design card', () => {
  it.each(PACKAGES)('%s is used in %s', (name, file) => {
    expect(existsSync(file) && textOf(file)).toContain(`from '${name}'`)
  })

  it('takes nothing from a package that its makers call unsafe', () => {
    expect(filesWith(/UNSAFE_/)).toEqual([])
  })

  it('has one table of routes', () => {
    expect(filesWith(/: RouteObject\[\]|createRoutesFromElements|<Routes/)).toEqual(['src/app/router.tsx'])
  })

  it('writes markup as it is in four places', () => {
    expect(filesWith(/dangerouslySetInnerHTML/)).toEqual(RAW_MARKUP)
  })

  it('is in TypeScript, but for what goes into pages as it is', () => {
    const files = ['src', 'scripts', 'tests', 'e2e', 'supabase'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    expect(files.filter((file) => /\.[cm]?jsx?$/.test(file))).toEqual(['src/starter.js', 'src/theme.js'])
  })
})
