import path from 'node:path'
import { parseArgs } from 'node:util'
import { Problem } from '../env/problem.mjs'

/**
 * Reads the options of a command.
 * @template {Record<string, { type: 'boolean' | 'string' }>} T
 * @param {string} command
 * @param {T} options
 * @returns {Record<string, string | boolean | undefined>}
 */
export function readArguments(command, options) {
  try {
    return /** @type {any} */ (parseArgs({ options, strict: true, allowPositionals: false }).values)
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`)
    const reason = /** @type {Error} */ (error).message.split(/[.\n]/, 1)[0]
    throw new Problem(`${reason}; ${command} knows ${known.join(', ') || 'no options'}.`)
  }
}

/** @param {unknown} folder @param {string} fallback */
export const folderOption = (folder, fallback) => path.resolve(typeof folder === 'string' ? folder : fallback)
