import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createEngine } from '@secretlint/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureKeys } from '../../scripts/backend/keys.ts'
import { ALL_SETTINGS } from '../../supabase/functions/_shared/settings.ts'

// Pictures, fonts, and the compressed twins of what is read anyway.
const NOT_TEXT = /\.(png|jpe?g|webp|avif|ico|woff2?|br|gz)$/
const folders: string[] = []

/** Every text file below a folder. */
function textFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !NOT_TEXT.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
}

// Pages of single prompts are one template, and their texts are in the others: one of them is read.
const [, ...repeated] = existsSync('dist/prompts') ? textFiles('dist/prompts') : []
const files = existsSync('dist/index.html') ? textFiles('dist').filter((file) => !repeated.includes(file)) : []

/** The files below a folder that hold one of the words. */
function filesWith(words: readonly string[], list = files): string[] {
  return list.filter((file) => {
    const text = readFileSync(file, 'utf8')
    return words.some((word) => text.includes(word))
  })
}

/** What secretlint's recommended rules find, as text; empty where they find nothing. */
async function scan(list: readonly string[]): Promise<string> {
  const engine = await createEngine({
    formatter: 'json',
    color: false,
    maskSecrets: true,
    configFileJSON: { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend' }] },
  })
  const { output } = await engine.executeOnFiles({ filePathList: [...list] })
  const results: { filePath: string; messages: { message: string }[] }[] = JSON.parse(output || '[]')
  return results
    .flatMap(({ filePath, messages }) => messages.map(({ message }) => `${filePath}: ${message}`))
    .join('\n')
}

/** A folder with one file that somebody let slip in. */
function plant(content: string): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'promptory-secrets-'))
  folders.push(folder)
  writeFileSync(path.join(folder, 'chunk.js'), `const settings = {\n  value: "${content}"\n}\n`)
  return textFiles(folder)
}

beforeAll(() => {
  expect(files.length, 'the site is not built: run `npm run build` first').toBeGreaterThan(100)
})

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, maxRetries: 20 })
})

// Put together here, so that no file of the project holds anything that looks like a key.
const LOOKALIKES = [
  ['of an AI service', ['sk-a1B2c3D4e5F6g7H8i9J0', 'T3BlbkFJ', 'k1L2m3N4o5P6q7R8s9T0'].join('')],
  ['of a code host', ['ghp', 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8'].join('_')],
  ['of a package registry', ['npm', 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8'].join('_')],
  ['of a chat workspace', ['xoxb', '123456789012', '1234567890123', 'a1B2c3D4e5F6g7H8i9J0k1L2'].join('-')],
  [
    'private',
    ['-----BEGIN RSA PRIVATE', `KEY-----\\n${'MIIEow'.repeat(20)}\\n-----END RSA PRIVATE`, 'KEY-----'].join(' '),
  ],
] as const

describe('the search for secrets', () => {
  test.each(LOOKALIKES)('finds a key %s', async (_kind, value) => {
    expect(await scan(plant(value))).toContain('chunk.js')
  })

  test('finds none in the built site', async () => {
    expect(await scan(files)).toBe('')
  }, 180_000)
})

describe('the built site', () => {
  const { publishableKey, ...secrets } = ensureKeys(process.env.DATA_DIR || '.data')

  test('holds no key of its own backend but the publishable one', () => {
    expect(Object.keys(secrets)).toHaveLength(3)
    expect(filesWith(Object.values(secrets))).toEqual([])
    // The search would find them, too: it finds the one that belongs there.
    expect(filesWith([publishableKey]).length).toBeGreaterThan(0)
  })

  test('holds no secret key of a hosted project, of either kind', () => {
    const isSecret = (text: string) =>
      /\bsb_secret_[\w-]{8,}/.test(text) ||
      Array.from(text.matchAll(/\beyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+/g), ([, claims = '']) =>
        Buffer.from(claims, 'base64url').toString(),
      ).some((claims) => claims.includes('service_role'))
    const role = (name: string) =>
      ['{"alg":"HS256"}', `{"role":"${name}"}`].map((part) => Buffer.from(part).toString('base64url')).join('.')
    expect([
      isSecret(`${role('service_role')}.x`),
      isSecret(`${role('anon')}.x`),
      isSecret(['sb', 'secret', '12345678'].join('_')),
    ]).toEqual([true, false, true])
    expect(files.filter((file) => isSecret(readFileSync(file, 'utf8')))).toEqual([])
  })

  test('holds no value of a setting that is marked as secret', () => {
    const names = ALL_SETTINGS.filter(({ description }) => /\bSecret\./.test(description)).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['AI_API_KEY', 'QUOTA_SECRET', 'ERROR_WEBHOOK_URL']))
    const values = [...names, 'TINYMCE_API_KEY'].flatMap((name) => settingsOf(name)).filter((value) => value.length > 7)
    expect(filesWith(values)).toEqual([])
  })

  test('holds no source map, no settings file, and no note of this computer’s folders', () => {
    expect(files.filter((file) => /\.map$|(^|\/)\.env|\.(ts|tsx|sql|toml)$/.test(file))).toEqual([])
    expect(filesWith(['//# sourceMappingURL=', process.cwd(), `${path.sep}node_modules${path.sep}.`])).toEqual([])
  })
})

/** The values that a setting has in the environment and in the files that are read into it. */
function settingsOf(name: string): string[] {
  const lines = ['.env', '.env.local'].filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'))
  const inFiles = lines.flatMap((text) =>
    Array.from(text.matchAll(new RegExp(`^${name}=(.*)$`, 'gm')), ([, value = '']) =>
      value.replace(/^["']|["']$/g, ''),
    ),
  )
  return [process.env[name] ?? '', ...inFiles]
}
