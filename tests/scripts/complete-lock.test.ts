import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { addChecksums, completeLock, missingOptionals, withoutChecksum } from '../../scripts/complete-lock.ts'
import { ROOT } from './support/commands.ts'

const read = (file: string) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'))

describe('package-lock.json', () => {
  it('has an entry for every optional package, so that npm ci passes on every platform', () => {
    // Mended by: npx tsx scripts/complete-lock.ts
    expect(missingOptionals(read('package-lock.json'))).toEqual([])
  })

  it('names no registry: npm asks the one that it is set to', () => {
    expect(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')).not.toMatch(/"resolved": "https?:/)
  })

  it('has a checksum of every package, whatever system it is for', () => {
    // Mended by: npm run lock:complete. A version that the registry does not serve for all systems has to wait.
    const without = withoutChecksum(read('package-lock.json')).map(({ name }) => name)
    // Told in docs/threat-model.md: the older command-line tool, whose builds are all served, has other flags.
    expect(without.filter((name) => !name.startsWith('@supabase/cli-'))).toEqual([])
    expect(without).not.toContain('@supabase/cli-linux-x64')
  })

  it('rests on no moving tag: npm ci would refuse the lock as soon as the tag moves', () => {
    const { packages } = read('package-lock.json') as {
      packages: Record<string, { dependencies?: Record<string, string> }>
    }
    const { overrides = {} } = read('package.json') as { overrides?: Record<string, unknown> }
    const tagged = Object.entries(packages).flatMap(([name, { dependencies = {} }]) =>
      Object.entries(dependencies)
        .filter(([dependency, range]) => /^[a-z]+$/i.test(range) && range !== 'x' && !(dependency in overrides))
        .map(([dependency, range]) => `${name} wants ${dependency}@${range}: pin it in "overrides" of package.json`),
    )
    expect(tagged).toEqual([])
  })
})

describe('checksums', () => {
  it('come from the registry, for what has none, and for what it knows', async () => {
    const lock = {
      packages: {
        '': { version: '0.1.0' },
        'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
        'node_modules/a/node_modules/@x/b': { version: '2.0.0' },
        'node_modules/alias': { name: 'real', version: '3.0.0' },
        'node_modules/unknown': { version: '4.0.0' },
        'node_modules/workspace': { link: true },
      },
    }
    const asked: string[] = []
    const missing = await addChecksums(lock, async (name, version) => {
      asked.push(`${name}@${version}`)
      return name === 'unknown' ? undefined : `sha512-of-${name}`
    })
    expect(asked.sort()).toEqual(['@x/b@2.0.0', 'real@3.0.0', 'unknown@4.0.0'])
    expect(missing).toBe(1)
    expect(lock.packages).toMatchObject({
      'node_modules/a': { integrity: 'sha512-a' },
      'node_modules/a/node_modules/@x/b': { integrity: 'sha512-of-@x/b' },
      'node_modules/alias': { integrity: 'sha512-of-real' },
      'node_modules/unknown': { version: '4.0.0' },
    })
    expect(lock.packages['node_modules/unknown']).not.toHaveProperty('integrity')
  })

  it('are no others', async () => {
    const lock = { packages: { 'node_modules/a': { version: '1.0.0' } } }
    expect(await addChecksums(lock, async () => 'sha1-weak')).toBe(1)
  })
})

describe('completing a lock', () => {
  it('binds each added package to its platform', () => {
    const lock = {
      packages: {
        'node_modules/tool': {
          version: '1.0.0',
          dev: true,
          optionalDependencies: {
            '@tool/linux-x64-musl': '1.0.0',
            '@tool/linux-arm64-glibc': '1.0.0',
            '@tool/win32-ia32-msvc': '1.0.0',
            '@tool/darwin-arm64': '1.0.0',
            fsevents: '~2.3.2',
          },
        },
      },
    }
    expect(completeLock(lock)).toBe(5)
    const common = { version: '1.0.0', dev: true, optional: true }
    expect(lock.packages).toMatchObject({
      'node_modules/@tool/linux-x64-musl': { ...common, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
      'node_modules/@tool/linux-arm64-glibc': { ...common, os: ['linux'], cpu: ['arm64'], libc: ['glibc'] },
      'node_modules/@tool/win32-ia32-msvc': { ...common, os: ['win32'], cpu: ['ia32'] },
      'node_modules/@tool/darwin-arm64': { ...common, os: ['darwin'], cpu: ['arm64'] },
      'node_modules/fsevents': { version: '2.3.2', optional: true, os: ['darwin'] },
    })
    expect(completeLock(lock)).toBe(0)
  })

  it('leaves what is there, also further up, and puts a second version beside its package', () => {
    const lock = {
      packages: {
        'node_modules/@x/linux-x64': { version: '1.0.0' },
        'node_modules/a': { version: '1.0.0', optionalDependencies: { '@x/linux-x64': '1.0.0' } },
        'node_modules/a/node_modules/b': { version: '1.0.0', optionalDependencies: { '@x/linux-x64': '1.0.0' } },
        'node_modules/c': { version: '2.0.0', optionalDependencies: { '@x/linux-x64': '2.0.0' } },
      },
    }
    expect(completeLock(lock)).toBe(1)
    expect(lock.packages).toHaveProperty(['node_modules/c/node_modules/@x/linux-x64', 'version'], '2.0.0')
    expect(lock.packages['node_modules/@x/linux-x64']).toEqual({ version: '1.0.0' })
  })
})
