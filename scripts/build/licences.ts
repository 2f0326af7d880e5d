import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Where the licences lie in the built site. */
export const LICENCES_FILE = 'licences.txt'

const LICENCE_NAME = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i
const HEAD = `Software and fonts by others that this site is made with, each under its own licence.

The editor of the admin area (TinyMCE) is used under the GNU General Public License, version 2 or later; its source is
at https://github.com/tinymce/tinymce. No other page loads it.`

/** A package in npm's list. */
export interface Component {
  name: string
  version: string
  licenses?: readonly { license?: { id?: string; name?: string }; expression?: string }[]
}

/**
 * Writes the packages' licence texts into one file. All of them must be passed on with the code, and a bundler's list
 * would miss fonts, styles and workers.
 */
export async function writeLicences(dist: string, components: readonly (Component & { folder: string })[]) {
  const parts = await Promise.all(
    components.map(async (component) => {
      const title = `${component.name} ${component.version} (${licenceOf(component)})`
      const texts = await licenceTexts(component.folder)
      return `${title}\n${'-'.repeat(title.length)}\n\n${texts.join('\n\n') || NONE}`
    }),
  )
  await writeFile(path.join(dist, LICENCES_FILE), `${[HEAD, ...parts].join('\n\n\n')}\n`)
}

// Some packages state their licence by name only.
const NONE = 'The package holds no text of its licence.'

/** The licence of a component as one expression. */
export const licenceOf = ({ licenses = [] }: Pick<Component, 'licenses'>) =>
  licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name).join(' AND ') || 'unknown'

async function licenceTexts(folder: string) {
  const names = (await readdir(folder)).filter((name) => LICENCE_NAME.test(name)).toSorted()
  return Promise.all(names.map(async (name) => (await readFile(path.join(folder, name), 'utf8')).trim()))
}
