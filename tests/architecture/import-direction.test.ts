import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

// The lint rule is only worth something while it bites: a small tree with one forbidden import each, linted as the site is.
let tree = ''

const FILES: Record<string, string> = {
  'src/app/routes.ts': 'export const ROUTES = []\n',
  'src/pages/public/page.ts': 'export const page = 1\n',
  'src/features/one/lib/a.ts': 'export const a = 1\n',
  'src/features/two/lib/b.ts': 'export const b = 1\n',
  'src/features/two/lib/there.ts': "import type { Back } from '@/features/two/lib/back'\nexport type There = Back\n",
  'src/features/two/lib/back.ts': "export type { There as Back } from './there'\n",
  'src/content/nav.ts': 'export const nav = 1\n',
  'src/components/logo.ts': 'export const Logo = 1\n',
  'src/lib/text.ts': 'export const text = 1\n',
  'supabase/functions/_shared/analysis/analyse.ts': 'export const analyse = 1\n',
  'supabase/functions/_shared/contracts/limits.ts': 'export const LIMIT = 1\n',
}

type Case = readonly [what: string, file: string, code: string]

const REFUSED: readonly Case[] = [
  ['an alias', 'src/features/one/lib/x.ts', "import { b } from '@/features/two/lib/b'\nexport const x = b\n"],
  ['a relative path', 'src/features/one/lib/x.ts', "import { b } from '../../two/lib/b'\nexport const x = b\n"],
  ['a re-export', 'src/features/one/lib/x.ts', "export { b } from '../../two/lib/b'\n"],
  ['a dynamic import', 'src/features/one/lib/x.ts', "export const x = () => import('@/app/routes')\n"],
  ['lib from components', 'src/lib/x.ts', "export { Logo } from '@/components/logo'\n"],
  ['components from content', 'src/components/x.ts', "export { nav } from '@/content/nav'\n"],
  ['content from features', 'src/content/x.ts', "export { a } from '@/features/one/lib/a'\n"],
  ['features from pages', 'src/features/one/lib/x.ts', "export { page } from '@/pages/public/page'\n"],
  ['pages from app', 'src/pages/public/x.ts', "export { ROUTES } from '@/app/routes'\n"],
  [
    'the analysis from pages',
    'src/pages/public/x.ts',
    "export { analyse } from '../../../supabase/functions/_shared/analysis/analyse.ts'\n",
  ],
  [
    'the site from the analysis',
    'supabase/functions/_shared/analysis/x.ts',
    "export { text } from '../../../../src/lib/text.ts'\n",
  ],
]

const ALLOWED: readonly Case[] = [
  ['pages from features', 'src/pages/public/x.ts', "export { a } from '@/features/one/lib/a'\n"],
  ['within a feature', 'src/features/one/lib/x.ts', "export { a } from './a'\n"],
  [
    'the analysis from features',
    'src/features/one/lib/x.ts',
    "export { analyse } from '../../../../supabase/functions/_shared/analysis/analyse.ts'\n",
  ],
  [
    'the contracts from the analysis',
    'supabase/functions/_shared/analysis/x.ts',
    "export { LIMIT } from '../contracts/limits.ts'\n",
  ],
  ['components from lib', 'src/components/x.ts', "export { text } from '@/lib/text'\n"],
  ['features from components', 'src/features/one/lib/x.ts', "export { Logo } from '@/components/logo'\n"],
  ['features from lib', 'src/features/one/lib/x.ts', "export { text } from '@/lib/text'\n"],
]

/** Where a case is written to: its file names the folder that it is about. */
const fileOf = ([what, file]: Case) => path.join(path.dirname(file), `${what.replaceAll(' ', '-')}.ts`)

let output = ''

beforeAll(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'canary-'))
  for (const file of ['.oxlintrc.json', 'tsconfig.json']) cpSync(file, path.join(tree, file))
  symlinkSync(path.resolve('node_modules'), path.join(tree, 'node_modules'), 'junction')
  const cases = [...REFUSED, ...ALLOWED].map((one) => [fileOf(one), one[2]])
  for (const [file = '', code = ''] of [...Object.entries(FILES), ...cases]) {
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true })
    writeFileSync(path.join(tree, file), code)
  }
  output = spawnSync(process.execPath, ['node_modules/oxlint/bin/oxlint', '--format=unix', 'src', 'supabase'], {
    cwd: tree,
    encoding: 'utf8',
  }).stdout
}, 60_000)

afterAll(() => rmSync(tree, { recursive: true, force: true, maxRetries: 20 }))

const isRefused = (one: Case) =>
  output.split('\n').some((line) => line.startsWith(`${fileOf(one)}:`) && line.includes('Imports point one way'))

test.each(REFUSED)('the rule refuses %s', (...one) => expect(isRefused(one)).toBe(true))

test.each(ALLOWED)('the rule lets %s pass', (...one) => {
  expect(output).toContain('Imports point one way')
  expect(isRefused(one)).toBe(false)
})

test('the linter refuses a circle of imports, of types and over an alias as well', () => {
  const circles = output.split('\n').filter((line) => line.includes('Dependency cycle detected'))
  expect(circles.map((line) => line.replace(/:.*/, '')).toSorted()).toEqual(
    ['back', 'there'].map((name) => `src/features/two/lib/${name}.ts`),
  )
})

test('no module globs for others, which no rule could see, but for the lists of pages and their texts', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(30)
  const globbing = files.filter((file) => readFileSync(path.join('src', file), 'utf8').includes('import.meta.glob'))
  expect(globbing.toSorted()).toEqual(['app/router.tsx', 'content/page-content.ts', 'content/prompt-answers.ts'])
})
