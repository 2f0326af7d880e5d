import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { type Finding, Severity, Type } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { describe, expect, test } from 'vitest'
import { ADS_SCRIPTS, contentSecurityPolicy, EDITOR_CLOUD, inlineScriptHashes } from '../../scripts/hosting/policy.ts'
import { headersFor } from '../../tests/scripts/support/hosts.ts'

/** Hosts of which the evaluator knows no bypass, and would rather see them replaced by hashes all the same. */
const ACCEPTED_HOSTS = [
  "'self'", // Nothing that a visitor sends is ever served from this origin.
  EDITOR_CLOUD, // With the owner's key only; the vendor serves his editor there, and nothing of others.
  ...ADS_SCRIPTS, // With the owner's client id only; there is no other way to show ads on static pages.
]

function findings(policy: string): Finding[] {
  return new CspEvaluator(new CspParser(policy).csp).evaluate()
}

const open = (found: Finding[]) =>
  found
    .filter(({ severity, type, value = '' }) => {
      const isBypassUnknown = type === Type.SCRIPT_ALLOWLIST_BYPASS && severity === Severity.MEDIUM_MAYBE
      return severity < Severity.INFO && !(isBypassUnknown && ACCEPTED_HOSTS.includes(value))
    })
    .map(({ type, directive, value, description }) => `${Type[type]} ${directive} ${value ?? ''}: ${description}`)

const htmlFiles = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
const policy = String(JSON.parse(readFileSync('dist/headers.json', 'utf8'))['Content-Security-Policy'])

describe('the built policy', () => {
  test('has no weakness but those that are named here', () => {
    expect(open(findings(policy))).toEqual([])
  })

  test('forbids what the site never needs', () => {
    for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "default-src 'self'"]) {
      expect(policy.split('; ')).toContain(rule)
    }
    expect(policy.match(/script-src [^;]+/)?.[0]).not.toMatch(/unsafe|data:|\s\*/)
  })

  test.each([{ hasEditorCloud: true }, { hasAds: true }, { hasEditorCloud: true, hasAds: true }])(
    'has none with %o and a backend elsewhere either',
    (settings) => {
      const hashes = ["'sha256-NiqI9jq1M2HiIZKs1gad+hVFru+H6kWdFpiFDOYSctY='"]
      expect(open(findings(contentSecurityPolicy({ hashes, services: ['https://x.example'], ...settings })))).toEqual(
        [],
      )
    },
  )

  test.each([
    [
      "default-src 'self'; script-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'",
      'SCRIPT_UNSAFE_INLINE',
    ],
    ["default-src 'self'; script-src 'self' 'unsafe-eval'; object-src 'none'; base-uri 'none'", 'SCRIPT_UNSAFE_EVAL'],
    ["default-src 'self'; script-src https:; object-src 'none'; base-uri 'none'", 'PLAIN_URL_SCHEMES'],
    ["default-src 'self'; script-src https://www.googleapis.com; base-uri 'none'", 'SCRIPT_ALLOWLIST_BYPASS'],
    ["script-src 'self'; base-uri 'none'", 'MISSING_DIRECTIVES object-src'],
    [
      "default-src 'self'; script-src 'strict-dynamic' 'nonce-c29tZXRoaW5n'; object-src 'none'",
      'MISSING_DIRECTIVES base-uri',
    ],
  ])('a worse one would be found: %s', (worse, name) => {
    expect(open(findings(worse)).join('\n')).toContain(name)
  })
})

test('every inline script of every page is known to the policy by its hash, and the policy knows no other', () => {
  expect(htmlFiles.length).toBeGreaterThan(60)
  const used = new Set<string>()
  for (const name of htmlFiles) {
    const hashes = inlineScriptHashes(readFileSync(path.join('dist', name), 'utf8'))
    expect([name, hashes.filter((hash) => !policy.includes(hash))]).toEqual([name, []])
    for (const hash of hashes) used.add(hash)
  }
  const known: string[] = policy.match(/'sha256-[^']+'/g) ?? []
  expect(known.toSorted()).toEqual([...used].toSorted())
})

test('no page uses an event handler in its markup, which no hash covers', () => {
  for (const name of htmlFiles) {
    const markup = readFileSync(path.join('dist', name), 'utf8').replace(/<script\b[\s\S]*?<\/script>/g, '')
    expect([name, /<[a-z][^>]*\son[a-z]+\s*=\s*["']/i.exec(markup)?.[0]]).toEqual([name, undefined])
    expect([name, /href="javascript:/i.test(markup)]).toEqual([name, false])
  }
})

test('hosts send the policy that our own server sends; what workers may do beside, every page takes back', () => {
  const file = readFileSync('dist/_headers', 'utf8')
  const sent = headersFor(file, '/about')['content-security-policy'] ?? ''
  expect(sent.replace("'wasm-unsafe-eval' ", '')).toBe(`${policy}; upgrade-insecure-requests`)
  for (const name of htmlFiles) {
    const [head = ''] = readFileSync(path.join('dist', name), 'utf8').split('</head>')
    const own = /<meta http-equiv="Content-Security-Policy" content="(script-src [^"]+)"/.exec(head)?.[1] ?? ''
    expect([name, own]).toEqual([name, expect.stringMatching(/^script-src /)])
    expect(own).not.toMatch(/wasm|unsafe-eval/)
  }
})

describe('hashes', () => {
  test('are of scripts that a browser would run', () => {
    const hash = inlineScriptHashes('<script>a()</script>')
    expect(hash).toEqual([expect.stringMatching(/^'sha256-.{44}'$/)])
    for (const html of [
      '<script type="module">a()</script>',
      '<SCRIPT >a()</SCRIPT>',
      '<script>a()</script>'.repeat(2),
    ]) {
      expect(inlineScriptHashes(html)).toEqual(hash)
    }
    for (const html of [
      '<script src="/a.js"></script>',
      '<script type="module" src="/a.js"></script>',
      '<script type="application/json" id="boot">{}</script>',
      '<script type="application/ld+json">{}</script>',
    ]) {
      expect(inlineScriptHashes(html)).toEqual([])
    }
  })
})
