import { existsSync } from 'node:fs'
import path from 'node:path'
import { loopbackTwins } from './origins.mjs'
import { PROJECT_DIR } from './paths.mjs'
import { Problem } from './problem.mjs'
import { VARIABLES } from './variables.mjs'

/**
 * @typedef {Record<string, string | undefined>} Environment
 */

/** Reads .env.local and .env into the environment: what is set already wins, then .env.local. */
export function readSettingsFiles() {
  // A setting left empty counts as not set, in the real environment as in a copied .env.example.
  for (const { name } of VARIABLES) if (process.env[name]?.trim() === '') delete process.env[name]
  for (const name of ['.env.local', '.env']) {
    const file = path.join(PROJECT_DIR, name)
    if (existsSync(file)) process.loadEnvFile(file) // never overrides
    for (const variable of VARIABLES) if (process.env[variable.name]?.trim() === '') delete process.env[variable.name]
  }
}

/**
 * Reads the files of settings into the environment and checks every setting.
 * @returns {Environment} the checked environment
 */
export function loadEnvironment() {
  readSettingsFiles()
  const problem = environmentProblem(process.env)
  if (problem) throw new Problem(problem)
  return process.env
}

/**
 * Says in one sentence what is wrong with the first wrong setting, or gives an empty string.
 * @param {Environment} env
 */
export function environmentProblem(env) {
  const isSet = (/** @type {string} */ name) => Boolean(env[name]?.trim())
  for (const { name, check, needs = [] } of VARIABLES) {
    if (!isSet(name)) continue
    const wrong = check(String(env[name]))
    if (wrong) return `${name} ${wrong} (see .env.example).`
    const missing = needs.filter((other) => !isSet(other))
    if (missing.length > 0) return `${name} is set, but ${missing.join(' and ')} is not (see .env.example).`
  }
  return ''
}

/**
 * Whether the site talks to another backend, such as a hosted project, in place of the embedded one.
 * @param {Environment} env
 * @param {string} origin of the site on this computer
 */
export const usesOtherBackend = (env, origin) =>
  Boolean(env.VITE_SUPABASE_URL) && !loopbackTwins(origin).includes(new URL(String(env.VITE_SUPABASE_URL)).origin)
