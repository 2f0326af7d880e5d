import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  buildProblem,
  environmentProblem,
  NO_SETTINGS,
  readSettingsFiles,
  renderExample,
  sealEnvironment,
} from '../../scripts/env/environment.ts'
import { NEEDED_NODE, nodeProblem } from '../../scripts/env/require-node.ts'
import { ALL_SETTINGS } from '../../supabase/functions/_shared/settings.ts'
import { ROOT } from './support/commands.ts'
import { temporaryFolder, writeFiles } from './support/folders.ts'

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

describe('.env.example', () => {
  it('lists exactly the settings of the schema, with what they are for', async () => {
    // Written anew by: npm run settings:example
    await expect(renderExample()).toMatchFileSnapshot(path.join(ROOT, '.env.example'))
  })

  it('changes nothing when copied: every setting in it is empty', () => {
    const settings = read('.env.example')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
    expect(settings).toEqual(ALL_SETTINGS.map(({ name }) => `${name}=`))
  })

  it('knows every setting that functions and pages read', () => {
    const known = new Set<string>(ALL_SETTINGS.map(({ name }) => name))
    // The platform gives these by itself.
    const isPlatforms = (name: string) => /^(SUPABASE|DENO|SB)_/.test(name)
    const used = [
      ...names(
        'supabase/functions',
        /\b(?:get|env|environment|(?:readSetting|readCount|readOrFallback)\(get,)\s*\(?\s*'([A-Z][A-Z0-9_]{3,})'/g,
      ),
      ...names('src', /import\.meta\.env\.(VITE_[A-Z0-9_]+)/g),
    ]
    expect(used.length).toBeGreaterThan(3)
    expect(used.filter((name) => !known.has(name) && !isPlatforms(name))).toEqual([])
  })
})

describe('a setting that cannot be used', () => {
  const MALFORMED: [Record<string, string>, RegExp][] = [
    [{ PORT: '0' }, /^PORT must be a port/],
    [{ PORT: '70000' }, /^PORT /],
    [{ PORT: '80a' }, /^PORT /],
    [{ PORT: '4173.5' }, /^PORT /],
    [{ SITE_URL: 'promptory.example' }, /^SITE_URL must be an address/],
    [{ SITE_URL: 'https://promptory.example/path' }, /^SITE_URL /],
    [{ SITE_URL: 'javascript:alert(1)' }, /^SITE_URL /],
    [{ AI_API_KEY: 'k', AI_BASE_URL: 'ftp://x' }, /^AI_BASE_URL /],
    [{ AI_API_KEY: 'two\nlines' }, /^AI_API_KEY must be plain text on one line/],
    [{ AI_MODEL: 'gpt' }, /^AI_MODEL is set, but AI_API_KEY is not/],
    [{ AI_API_KEY: 'k', AI_MAX_TOKENS: '0' }, /^AI_MAX_TOKENS /],
    [{ AI_API_KEY: 'k', AI_REASONING_EFFORT: 'little' }, /^AI_REASONING_EFFORT must be none/],
    [{ ALLOWED_ORIGINS: '*' }, /^ALLOWED_ORIGINS /],
    [{ ALLOWED_ORIGINS: 'https://a.example,,https://b.example' }, /^ALLOWED_ORIGINS /],
    [{ CLIENT_ADDRESS_HEADER: 'x forwarded' }, /^CLIENT_ADDRESS_HEADER /],
    [{ CLIENT_ADDRESS_HEADER: 'X-Forwarded-For' }, /^CLIENT_ADDRESS_HEADER must not be/],
    [{ QUOTA_SECRET: 'short' }, /^QUOTA_SECRET /],
    [{ GENERATOR_SITE_DAILY_LIMIT: '-1' }, /^GENERATOR_SITE_DAILY_LIMIT /],
    [{ GENERATOR_SITE_DAILY_LIMIT: '1e3' }, /^GENERATOR_SITE_DAILY_LIMIT /],
    [{ VITE_ADS_CLIENT: '1234' }, /^VITE_ADS_CLIENT /],
    [{ VITE_PRO_PRICE: 'x'.repeat(41) }, /^VITE_PRO_PRICE must be a short text/],
    [{ VITE_ERROR_ENDPOINT: 'faults.example' }, /^VITE_ERROR_ENDPOINT must be an address/],
    [{ SMTP_URL: 'mail.example:587', MAIL_FROM: 'a@b.example' }, /^SMTP_URL must be an address such as smtp:/],
    [{ SMTP_URL: 'smtp://mail.example/?pool=true', MAIL_FROM: 'a@b.example' }, /^SMTP_URL /],
    [{ SMTP_URL: 'smtp://u:p@mail.example:587' }, /^SMTP_URL is set, but MAIL_FROM is not/],
    [{ MAIL_API_KIND: 'pigeon' }, /^MAIL_API_KIND must be resend, brevo or postmark/],
    [{ ERROR_WEBHOOK_URL: 'ftp://hooks.example/x' }, /^ERROR_WEBHOOK_URL must be an address/],
    [
      { VITE_SUPABASE_URL: 'https://x.supabase.co' },
      /^VITE_SUPABASE_URL is set, but VITE_SUPABASE_PUBLISHABLE_KEY is not/,
    ],
    [{ VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_0123456789' }, /is set, but VITE_SUPABASE_URL is not/],
  ]
  it.each(MALFORMED)('%o is named in one sentence', (env, sentence) => {
    const problem = environmentProblem(env)
    expect(problem).toMatch(sentence)
    expect(problem).toMatch(/ \(see \.env\.example\)\.$/)
    expect(problem).not.toContain('\n')
  })

  it('a mail server with a name and a password is none of them', () => {
    for (const SMTP_URL of ['smtp://u:p%40x@mail.example:587', 'smtps://mail.example', 'smtp://127.0.0.1:2525/'])
      expect(environmentProblem({ SMTP_URL, MAIL_FROM: 'a@b.example' })).toBe('')
  })

  it('is never repeated: it may be a secret', () => {
    expect(environmentProblem({ QUOTA_SECRET: 'hunter2' })).not.toContain('hunter2')
  })

  it('may not be a secret key where the browser gets it', () => {
    const VITE_SUPABASE_URL = 'https://x.supabase.co'
    const legacy = (role: string) => `e30.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.x`
    const problem = (key: string) => environmentProblem({ VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY: key })
    expect(problem('sb_secret_0123456789abcdef')).toMatch(/must never reach a browser/)
    expect(problem(legacy('service_role'))).toMatch(/must never reach a browser/)
    expect(problem(legacy('anon'))).toBe('')
    expect(problem('sb_publishable_0123456789')).toBe('')
  })
})

describe('a build', () => {
  const VITE_SUPABASE_URL = 'https://x.supabase.co'
  const VITE_SUPABASE_PUBLISHABLE_KEY = 'sb_publishable_0123456789'
  const SITE_URL = 'https://promptory.example'

  it('for others needs the address of its site, and the key of its project', () => {
    expect(buildProblem({ VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY })).toMatch(/, but SITE_URL is not set/)
    expect(buildProblem({ VITE_SUPABASE_URL, SITE_URL })).toMatch(/, but VITE_SUPABASE_PUBLISHABLE_KEY is not set/)
    expect(buildProblem({ VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY, SITE_URL })).toBe('')
  })

  it('for this computer needs nothing, and takes the key that npm start hands over', () => {
    expect(buildProblem({})).toBe('')
    expect(buildProblem({ VITE_SUPABASE_PUBLISHABLE_KEY, SITE_URL: 'http://localhost:4173' })).toBe('')
    for (const host of ['localhost', '127.0.0.1', '[::1]']) {
      expect([host, buildProblem({ VITE_SUPABASE_URL: `http://${host}:54321` })]).toEqual([host, ''])
    }
    expect(buildProblem({ VITE_SUPABASE_URL: 'https://localhost.example' })).toMatch(/SITE_URL/)
    expect(buildProblem({ SITE_URL: 'promptory.example' })).toMatch(/^SITE_URL must be an address/)
  })
})

describe('files of settings', () => {
  function found(switches: Record<string, string>) {
    const folder = temporaryFolder()
    writeFiles(folder, { '.env.local': 'AI_MODEL=local\n', '.env': 'AI_MODEL=shared\nAI_API_KEY=shared\nSITE_URL=\n' })
    const before = { ...process.env }
    onTestFinished(() => {
      for (const { name } of ALL_SETTINGS) {
        if (before[name] === undefined) delete process.env[name]
        else process.env[name] = before[name]
      }
      vi.unstubAllEnvs()
    })
    for (const { name } of ALL_SETTINGS) delete process.env[name]
    for (const [name, value] of Object.entries({ SETTINGS_FILES: '', ...switches })) vi.stubEnv(name, value)
    readSettingsFiles(folder)
    const { AI_MODEL, AI_API_KEY, SITE_URL } = process.env
    return { AI_MODEL, AI_API_KEY, SITE_URL }
  }

  it('are read, the local one first, below what is set already', () => {
    expect(found({})).toEqual({ AI_MODEL: 'local', AI_API_KEY: 'shared' })
    expect(found({ AI_MODEL: 'set' })).toEqual({ AI_MODEL: 'set', AI_API_KEY: 'shared' })
  })

  it('are left alone where they are switched off', () => {
    expect(found({ SETTINGS_FILES: 'off', SITE_URL: 'https://set.example' })).toEqual({
      SITE_URL: 'https://set.example',
    })
  })

  it('that a tool reads later set nothing in a build', () => {
    found({})
    const env = sealEnvironment()
    expect([env.AI_MODEL, process.env.AI_MODEL]).toEqual(['local', 'local'])
    expect([env.VITE_SUPABASE_URL, process.env.VITE_SUPABASE_URL]).toEqual([undefined, ''])
    const build = read('scripts/build.ts')
    expect(build.indexOf('sealEnvironment()')).toBeLessThan(build.indexOf('readBlog('))
    expect(build).toContain('envDir: false')
  })

  it('are nothing to the tests, nor is what the shell has set', () => {
    expect(found(NO_SETTINGS)).toEqual({})
    expect(read('scripts/test.ts')).toContain('const env = { ...process.env, ...NO_SETTINGS, ')
    expect(read('playwright.config.ts')).toMatch(/env: \{\s*\.\.\.NO_SETTINGS,/)
    expect(NO_SETTINGS).not.toHaveProperty('DATA_DIR')
  })
})

describe('settings that can be used', () => {
  it('are none at all, empty ones, and sensible ones', () => {
    expect(environmentProblem({})).toBe('')
    expect(environmentProblem(Object.fromEntries(ALL_SETTINGS.map(({ name }) => [name, ' '])))).toBe('')
    expect(
      environmentProblem({
        PORT: '8080',
        SITE_URL: 'https://promptory.example',
        AI_API_KEY: 'sk-1',
        AI_BASE_URL: 'http://127.0.0.1:11434/v1',
        ALLOWED_ORIGINS: 'https://promptory.example, https://www.promptory.example',
        QUOTA_SECRET: '0123456789abcdef',
        GENERATOR_SITE_DAILY_LIMIT: '0',
      }),
    ).toBe('')
  })
})

describe('the version of Node', () => {
  it('is named in one sentence where it is too old', () => {
    for (const version of ['12.22.0', '18.20.8', '20.18.3', '21.7.3', '22.11.0', 'nonsense']) {
      expect(nodeProblem(version)).toBe(`Promptory needs ${NEEDED_NODE}; this is Node ${version}.`)
    }
  })

  it('is fine from the first supported one on', () => {
    for (const version of ['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.11.1', process.versions.node]) {
      expect(nodeProblem(version)).toBe('')
    }
  })

  it('is checked before anything that an old Node could not read', () => {
    for (const command of ['start', 'dev', 'serve', 'run']) {
      expect(read(`scripts/${command}.ts`).match(/^import\b.*$/gm)).toEqual(["import './env/require-node.ts'"])
    }
  })
})

function names(folder: string, pattern: RegExp): string[] {
  const files = readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/_test\.ts$|[\\/]testing[\\/]/.test(file))
  return sources.flatMap((file) => [...read(path.join(folder, file)).matchAll(pattern)].map(([, name]) => name ?? ''))
}
