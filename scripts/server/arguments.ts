import path from 'node:path'
import { parseArgs } from 'node:util'
import { Problem } from '../env/problem.ts'

/** Reads the options of a command. */
export function readArguments<T extends Record<string, { type: 'boolean' | 'string' }>>(
  command: string,
  options: T,
): Record<string, string | boolean | undefined> {
  try {
    return parseArgs({ options, strict: true, allowPositionals: false }).values as any
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`)
    const reason = (error as Error).message.split(/[.\n]/, 1)[0]
    throw new Problem(`${reason}; ${command} knows ${known.join(', ') || 'no options'}.`)
  }
}

export const folderOption = (folder: unknown, fallback: string) =>
  path.resolve(typeof folder === 'string' ? folder : fallback)
