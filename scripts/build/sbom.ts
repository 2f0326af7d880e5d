import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { writeLicences } from './licences.ts'

/** Where the list lies in the built site (CycloneDX, cyclonedx.org). */
export const SBOM_FILE = 'sbom.cdx.json'

/** A package in npm's list (CycloneDX); the properties that are read here. */
interface Component {
  'bom-ref': string
  name: string
  version: string
  licenses: { license?: { id?: string; name?: string }; expression?: string }[]
  properties?: { name: string; value: string }[]
}
interface Bom {
  $schema: string
  bomFormat: string
  specVersion: string
  version: number
  metadata: { component: Component }
  components: Component[]
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
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8'))
  const all = await readLock()
  // npm's list does not mark packages that are here for development but optional to a shipped package.
  const isTool = (component: Component) =>
    isDevelopment(component) || packages[`node_modules/${component.name}`]?.devOptional === true
  const shipped = all.components.filter((component) => !isTool(component))
  const refs = new Set(shipped.map((component) => component['bom-ref']))
  const root = all.metadata.component
  const bom = {
    $schema: all.$schema,
    bomFormat: all.bomFormat,
    specVersion: all.specVersion,
    version: all.version,
    // No timestamp or serial number, so the same lockfile gives the same file.
    metadata: { component: { ...root, name, version, type: 'application' } },
    components: shipped.map(withLicence).toSorted((a, b) => a['bom-ref'].localeCompare(b['bom-ref'])),
    dependencies: all.dependencies
      .filter(({ ref }) => refs.has(ref) || ref === root['bom-ref'])
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) })),
  }
  await Promise.all([
    writeFile(path.join(dist, SBOM_FILE), JSON.stringify(bom, null, 2)),
    writeLicences(dist, bom.components),
  ])
}

/** npm's own list of everything in the lockfile. */
async function readLock(): Promise<Bom> {
  // Includes development packages: without them (for example with NODE_ENV set), npm also drops what development and
  // pages share, such as React.
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--include', 'dev']
  // `npm run` names its own npm; elsewhere the shell finds one.
  const own = /npm-cli\.c?js$/.test(process.env.npm_execpath ?? '') ? process.env.npm_execpath : undefined
  const run = promisify(execFile)
  const options = { maxBuffer: 64 * 1024 * 1024, shell: !own && process.platform === 'win32' }
  const listing = own ? run(process.execPath, [own, ...args], options) : run('npm', args, options)
  const { stdout } = await listing.catch((cause) => {
    throw new Error('npm could not list the packages of package-lock.json.', { cause })
  })
  return JSON.parse(stdout)
}

const isDevelopment = ({ properties = [] }: Component) =>
  properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true')

function withLicence(component: Component): Component {
  const { properties: _, ...facts } = component
  const expression = STATED_OTHERWISE.get(component.name)
  return expression ? { ...facts, licenses: [{ expression }] } : facts
}
