import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../scripts/support/commands.ts'

interface Entry {
  version?: string
  integrity?: string
  link?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const text = readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')
const { packages } = JSON.parse(text) as { packages: Record<string, Entry> }
const nameOf = (folder: string) => folder.slice(folder.lastIndexOf('node_modules/') + 13)

it('has an entry for every build for another system, so that npm ci passes there', () => {
  // A registry that serves the builds of one system alone leaves the others out: `npm install` against npm's own.
  const known = new Set(
    Object.entries(packages).flatMap(([folder, { version }]) => [nameOf(folder), `${nameOf(folder)}@${version}`]),
  )
  // By name alone where a range is asked for.
  const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.entries(optionalDependencies).map(([name, range]) => (/^\d/.test(range) ? `${name}@${range}` : name)),
  )
  expect(wanted.length).toBeGreaterThan(50)
  expect(wanted.filter((name) => !known.has(name))).toEqual([])
})

it('names no registry: npm asks the one that it is set to', () => {
  expect(text).not.toMatch(/"resolved": "https?:/)
})

it('has a checksum of every package, whatever system it is for', () => {
  const without = Object.entries(packages)
    .filter(([folder, { link, integrity, version }]) => folder && !link && !integrity && version)
    .map(([folder]) => nameOf(folder))
  // Told in docs/threat-model.md: the older command-line tool, whose builds are all served, has other flags.
  expect(without.filter((name) => !name.startsWith('@supabase/cli-'))).toEqual([])
  expect(without).not.toContain('@supabase/cli-linux-x64')
})

it('rests on no moving tag: npm ci would refuse the lock as soon as the tag moves', () => {
  const { overrides = {} } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    overrides?: Record<string, unknown>
  }
  const tagged = Object.entries(packages).flatMap(([name, { dependencies = {} }]) =>
    Object.entries(dependencies)
      .filter(([dependency, range]) => /^[a-z]+$/i.test(range) && range !== 'x' && !(dependency in overrides))
      .map(([dependency, range]) => `${name} wants ${dependency}@${range}: pin it in "overrides" of package.json`),
  )
  expect(tagged).toEqual([])
})
