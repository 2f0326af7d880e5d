import { existsSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { SITE } from '@/lib/site'
import { licenceOf } from '../../scripts/build/licences.ts'
import { securityTxt } from '../../scripts/build/security-txt.ts'

interface Component {
  name: string
  version: string
  purl: string
  licenses: { license?: { id?: string; name?: string }; expression?: string }[]
}

const read = (file: string) => readFileSync(file, 'utf8')
const isBuilt = existsSync('dist/sbom.cdx.json')
const components: Component[] = isBuilt ? JSON.parse(read('dist/sbom.cdx.json')).components : []
const byName = (name: string) => components.filter((component) => component.name === name)

/** Licences that ask for no more than to be passed on with the code. */
const PERMISSIVE = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'MPL-2.0']
/**
 * Fonts, which are files of their own, and the editor: its licence reaches what it is linked with, which is the admin
 * area's bundle and nothing else. The site's own licence (MIT) is compatible with that.
 */
const CONSIDERED: Readonly<Record<string, string>> = {
  '@fontsource-variable/geist': 'OFL-1.1',
  '@fontsource-variable/newsreader': 'OFL-1.1',
  tinymce: 'GPL-2.0-or-later',
}

/** Whether one may choose, or has to keep to, nothing but permissive licences. */
function isPermissive(expression: string): boolean {
  const plain = expression.replace(/[()]/g, '')
  return plain.includes(' OR ')
    ? plain.split(' OR ').some((part) => PERMISSIVE.includes(part))
    : plain.split(' AND ').every((part) => PERMISSIVE.includes(part))
}

beforeAll(() => {
  expect(isBuilt, 'the site is not built: run `npm run build` first').toBe(true)
})

describe('the list of components', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }

  test.each(Object.entries(dependencies))('names %s %s with its licence', (name, version) => {
    const [component] = byName(name)
    expect(component?.version).toBe(version)
    expect(component?.purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`)
    expect(component && licenceOf(component)).not.toBe('unknown')
  })

  test('names what the functions run, and no tool of development', () => {
    expect(byName('openai')).toHaveLength(1)
    for (const name of ['vite', 'vitest', '@playwright/test', 'typescript', 'deno', 'ws'])
      expect(byName(name)).toEqual([])
  })

  test('names everything that the lockfile ships', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { version: string; dev?: boolean; devOptional?: boolean; peer?: boolean }>
    }
    const shipped = Object.entries(packages).filter(
      ([folder, { dev, devOptional, peer }]) => folder && !dev && !devOptional && !peer,
    )
    const listed = new Set(components.map(({ name, version }) => `${name}@${version}`))
    const missing = shipped.map(([folder, { version }]) => `${folder.split('node_modules/').at(-1)}@${version}`)
    expect(shipped.length).toBeGreaterThan(50)
    expect(missing.filter((name) => !listed.has(name))).toEqual([])
  })

  test('is the same for the same lockfile: no moment, no serial number', () => {
    const { serialNumber, metadata, bomFormat } = JSON.parse(read('dist/sbom.cdx.json'))
    expect([bomFormat, serialNumber, metadata.timestamp]).toEqual(['CycloneDX', undefined, undefined])
    expect(metadata.component.name).toBe('promptory')
  })
})

describe('licences', () => {
  test('every one is permissive, or has been considered', () => {
    expect(components.length).toBeGreaterThan(50)
    const others = components.filter((component) => !isPermissive(licenceOf(component)))
    expect(Object.fromEntries(others.map((component) => [component.name, licenceOf(component)]))).toEqual(CONSIDERED)
  })

  test.each([
    ['MIT', true],
    ['(MPL-2.0 OR GPL-3.0-only)', true],
    ['MIT AND GPL-3.0-only', false],
    ['SEE LICENSE IN x', false],
    ['unknown', false],
  ])('%s counts as permissive: %s', (expression, expected) => {
    expect(isPermissive(expression)).toBe(expected)
  })

  test('the texts of all of them go out with the site', () => {
    const text = read('dist/licences.txt')
    for (const component of components) {
      expect(text).toContain(`${component.name} ${component.version} (${licenceOf(component)})`)
    }
    expect(text).toContain('SIL OPEN FONT LICENSE')
    expect(text).toContain('GNU General Public License')
  })

  test('what is said of licences that packages do not name by the book is what their files say', () => {
    expect(read('node_modules/tinymce/license.md')).toMatch(/GNU General Public License Version 2 or later/)
    expect(JSON.parse(read('node_modules/dictionary-en/package.json')).license).toBe('(MIT AND BSD)')
  })
})

describe('security.txt', () => {
  const now = new Date('2026-11-21T12:00:00Z')

  test('is in the built site and has not run out', () => {
    const text = read('dist/.well-known/security.txt')
    expect(text).toContain(`Contact: mailto:${SITE.contactEmail}\n`)
    const [, expires = ''] = /^Expires: (\S+)$/m.exec(text) ?? []
    const days = (Date.parse(expires) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(0)
    expect(days).toBeLessThan(366)
  })

  test('names its own address and the policy where the site has one', () => {
    const text = securityTxt({ url: 'https://promptory.example', contactEmail: 'a@b.example' }, now)
    expect(text).toBe(
      'Contact: mailto:a@b.example\nExpires: 2027-09-17T00:00:00Z\nPreferred-Languages: en\nCanonical: https://promptory.example/.well-known/security.txt\nPolicy: https://promptory.example/terms#fair-use\n',
    )
    expect(read('dist/terms.html')).toContain('id="fair-use"')
  })

  test('gives no address that is not https', () => {
    expect(securityTxt({ url: 'http://localhost:4173', contactEmail: 'a@b.example' }, now)).not.toContain('http')
  })
})
