import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { type Component, writeLicences } from './licences.ts'

/** Where the list lies in the built site (CycloneDX, cyclonedx.org). */
export const SBOM_FILE = 'sbom.cdx.json'

/** npm's list, as far as it is read here. */
interface Bom {
  metadata: { component: { 'bom-ref': string } }
  components: (Component & { 'bom-ref': string; properties?: object[] })[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}

/** Licences that packages state in words outside SPDX, taken from their licence files. */
const STATED_OTHERWISE = new Map([
  // Offered under this or the maker's commercial terms. The admin area alone loads it.
  ['tinymce', 'GPL-2.0-or-later'],
  ['dictionary-en', 'MIT AND BSD-3-Clause'],
])

/**
 * Lists the packages the site ships, in pages or functions, with their licences: `sbom.cdx.json` for programs,
 * `licences.txt` for people. Reads the lockfile, without the network.
 * @throws Error if npm cannot read the lockfile, or a package's licence text is missing
 */
export async function writeSbom(dist: string) {
  const { name, version } = JSON.parse(await readFile('package.json', 'utf8'))
  const folders = await shippedFolders()
  const all = await listPackages()
  const root = all.metadata.component
  const isShipped = (ref: string) => folders.has(ref) || ref === root['bom-ref']
  const components = all.components
    .filter((component) => isShipped(component['bom-ref']))
    .map(({ properties: _properties, ...component }) => {
      const expression = STATED_OTHERWISE.get(component.name)
      return expression ? { ...component, licenses: [{ expression }] } : component
    })
  const bom = {
    ...all,
    // No timestamp or serial number, so the same lockfile gives the same file.
    serialNumber: undefined,
    metadata: { component: { ...root, name, version, type: 'application' } },
    components,
    dependencies: all.dependencies
      .filter(({ ref }) => isShipped(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter(isShipped) })),
  }
  await Promise.all([
    writeFile(path.join(dist, SBOM_FILE), JSON.stringify(bom, null, 2)),
    writeLicences(
      dist,
      components.map((component) => ({ ...component, folder: String(folders.get(component['bom-ref'])) })),
    ),
  ])
}

/** The folder of each package that is no tool of development, by `name@version`. */
async function shippedFolders(): Promise<Map<string, string>> {
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
    packages: Record<string, { version: string; dev?: boolean; devOptional?: boolean }>
  }
  const shipped = Object.entries(packages).filter(([folder, { dev, devOptional }]) => folder && !dev && !devOptional)
  return new Map(shipped.map(([folder, { version }]) => [`${folder.split('node_modules/').at(-1)}@${version}`, folder]))
}

/** npm's own list. With `--omit dev` it would also leave out what tools and pages share, such as React. */
async function listPackages(): Promise<Bom> {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--include', 'dev']
  const options = { maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' }
  return JSON.parse((await promisify(execFile)('npm', args, options)).stdout)
}
