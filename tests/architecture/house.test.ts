import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

// What the documents say of the house, and what its styles must not do.
const NOT_OURS = new Set([
  '.git',
  'node_modules',
  'dist',
  'dist-ssr',
  'dist-hosting',
  '.data',
  '.cache',
  'test-results',
  '.temp',
])

/** Every file of the project, its path written with slashes. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return []
    const place = path.posix.join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(place) : [place]
  })
}

const FILES = filesBelow('.')
const DOCUMENTS = FILES.filter((file) => file.endsWith('.md'))
// The changelog tells of what was, too.
const GUIDES = DOCUMENTS.filter((file) => file !== 'CHANGELOG.md')
const textOf = (file: string) => readFileSync(file, 'utf8')

/** Every folder and file, the latter with and without its ending, behind a slash. */
const PLACES = [
  ...new Set(
    FILES.flatMap((file) => {
      const parts = file.split('/')
      const folders = parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'))
      return [...folders, file, file.replace(/\.\w+$/, '')]
    }),
  ),
].map((place) => `/${place}`)

const isThere = (place: string) => PLACES.some((known) => known.endsWith(`/${place}`))

/** What a build writes, and what a developer makes for himself. */
const MADE_LATER =
  /^(?:dist(?:-hosting)?\/.*|\.cache\/.*|(?:[\w-]+\/)*(?:\d{3}|about|app-shell)\.html|_worker\.js|(?:headers|articles|feed|keys|_routes)\.json|(?:llms|robots|security)\.txt|(?:rss|sitemap)\.xml|\.env\.local)$/
/** Words with a slash between them that are no path. */
const NO_PATH = new Set(['is/has/can'])
const FILE_NAME = /^\.?[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|js|css|sql|json|toml|ya?ml|md|html|txt|xml|conf|example)$/
const FOLDERED = /^\.?[\w@.-]+(?:\/[\w.{},-]+)*\/?$/

/** The alternatives of a path such as `app/{text,tool}-routes.tsx`. */
function spread(place: string): string[] {
  const [whole, list = ''] = /\{([^}]*)\}/.exec(place) ?? []
  return whole ? list.split(',').flatMap((one) => spread(place.replace(whole, one))) : [place]
}

/** The paths that a text names: in backticks, and in drawings of the tree. */
function pathsIn(text: string): string[] {
  const drawings = [...text.matchAll(/^```\n([\s\S]*?)^```/gm)].flatMap(([, drawing = '']) =>
    drawing.split(/[\s,;()]+/),
  )
  const spans = [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span)
  const named = [
    ...drawings.filter((word) => word.endsWith('/') || FILE_NAME.test(word)),
    ...spans.filter((span) => FILE_NAME.test(span) || (span.includes('/') && FOLDERED.test(span))),
  ]
  return named.filter((place) => !place.startsWith('@') && !/[<>*]/.test(place) && !NO_PATH.has(place)).flatMap(spread)
}

describe('the documents', () => {
  it('name paths that exist', () => {
    const named = GUIDES.flatMap((file) => pathsIn(textOf(file)).map((place) => ({ file, place })))
    expect(named.length).toBeGreaterThan(50)
    const gone = named.filter(({ place }) => !MADE_LATER.test(place) && !isThere(place.replace(/\/$/, '')))
    expect(gone).toEqual([])
  })

  it('link to files that exist', () => {
    const links = DOCUMENTS.flatMap((file) =>
      [...textOf(file).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, target = '']) => ({
        file,
        target: path.posix.join(path.posix.dirname(file), target),
      })),
    )
    expect(links.length).toBeGreaterThan(5)
    expect(links.filter(({ target }) => !PLACES.includes(`/${target.replace(/\/$/, '')}`))).toEqual([])
  })

  it('name commands that exist', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
    const commands = DOCUMENTS.flatMap((file) =>
      [...textOf(file).matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(([, script, short]) => ({
        file,
        command: script ?? short ?? '',
      })),
    )
    expect(commands.length).toBeGreaterThan(15)
    expect(commands.filter(({ command }) => !(command in scripts))).toEqual([])
  })
})

describe('the styles', () => {
  it('end each class with a space where a chosen one follows: Tailwind does not read it otherwise', () => {
    const glued = FILES.filter((file) => /^src\/.*\.tsx$/.test(file)).flatMap((file) =>
      (textOf(file).match(/className=\{`[^`]*`/g) ?? []).filter((name) => /[-\]][\w\]]*\$\{/.test(name)),
    )
    expect(glued).toEqual([])
  })

  it('name no class that nothing wears', () => {
    const worn = new Set(
      FILES.filter((file) => /^src\/.*\.(?:tsx?|js)$/.test(file)).flatMap(
        (file) => textOf(file).match(/[\w-]+/g) ?? [],
      ),
    )
    const named = FILES.filter((file) => /^src\/styles\/.*\.css$/.test(file)).flatMap((file) =>
      [
        ...textOf(file)
          .replace(/\/\*[\s\S]*?\*\//g, '')
          .matchAll(/([^{};]+)\{/g),
      ].flatMap(([, selector = '']) =>
        [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => ({ file, name })),
      ),
    )
    expect(named.length).toBeGreaterThan(100)
    // The editor of posts brings its own.
    expect(named.filter(({ name }) => !worn.has(name) && !name.startsWith('tox'))).toEqual([])
  })
})
