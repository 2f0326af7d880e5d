import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { VERSION } from './version.ts'

const FUNCTIONS = new URL('../', import.meta.url)

const readPackage = async () => JSON.parse(await readFile(new URL('../../package.json', FUNCTIONS), 'utf8'))

Deno.test('the version that functions tell is that of package.json', async () => {
  assert.equal(VERSION, (await readPackage()).version)
})

/** Functions are deployed with the versions of their own deno.json; tests run with those of package.json. */
Deno.test('functions name the same versions as package.json', async () => {
  const { dependencies, devDependencies } = await readPackage()
  const versions: Record<string, string> = { ...dependencies, ...devDependencies }
  const names = (await readdir(FUNCTIONS)).filter((name) => !name.startsWith('_') && !name.includes('.'))
  assert.ok(names.includes('generate-prompt'))
  for (const name of names) {
    const { imports } = JSON.parse(await readFile(new URL(`${name}/deno.json`, FUNCTIONS), 'utf8'))
    for (const [specifier, target] of Object.entries<string>(imports)) {
      const [, packageName = '', version] = /^npm:((?:@[^/]+\/)?[^@/]+)@([^/]+)/.exec(target) ?? []
      assert.equal(version, versions[packageName], `${name}: ${specifier}`)
    }
  }
})
