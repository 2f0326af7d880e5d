import { existsSync } from 'node:fs'
import path from 'node:path'
import { ALL_SETTINGS, problemOf, type Setting } from '../../supabase/functions/_shared/settings.ts'
import { isLoopback, loopbackTwins } from './origins.ts'
import { PROJECT_DIR } from './paths.ts'
import { Problem } from './problem.ts'

export type Environment = Record<string, string | undefined>

/**
 * Environment for commands that must ignore the user's settings, in files and in the shell: tests sign addresses up and
 * call the AI, which must not reach a hosted project or a paid service. `DATA_DIR` is kept, because it only names a
 * place on this computer.
 */
export const NO_SETTINGS: Readonly<Record<string, string>> = Object.freeze({
  ...Object.fromEntries(ALL_SETTINGS.filter(({ name }) => name !== 'DATA_DIR').map(({ name }) => [name, ''])),
  SETTINGS_FILES: 'off',
})

/**
 * Reads .env.local and .env into the environment: what is set already wins, then .env.local. With `SETTINGS_FILES=off`
 * in the environment neither is read.
 * @param folder holds the files
 */
export function readSettingsFiles(folder: string = PROJECT_DIR) {
  dropEmpty()
  if (process.env.SETTINGS_FILES === 'off') return
  for (const name of ['.env.local', '.env']) {
    const file = path.join(folder, name)
    if (existsSync(file)) process.loadEnvFile(file) // never overrides
    dropEmpty()
  }
}

/** A setting left empty counts as not set, in the real environment as in a copied .env.example. */
function dropEmpty() {
  for (const { name } of ALL_SETTINGS) if (process.env[name]?.trim() === '') delete process.env[name]
}

/**
 * Reads the settings files into the environment and checks every setting.
 * @param problemIn `buildProblem` for a build, whose settings reach every visitor
 * @returns the checked environment
 * @throws Problem if a setting is wrong, or a required one is missing
 */
export function loadEnvironment(problemIn = environmentProblem): Environment {
  readSettingsFiles()
  const problem = problemIn(process.env)
  if (problem) throw new Problem(problem)
  return process.env
}

/**
 * Copies the settings, and sets every unset one in the environment: @supabase/lite, which a build uses to read the
 * blog's posts, also loads settings files, unchecked and while Vite runs, but does not override what is set.
 */
export function sealEnvironment(): Environment {
  const env = { ...process.env }
  for (const [name, nothing] of Object.entries(NO_SETTINGS)) process.env[name] ??= nothing
  return env
}

/** Says in one sentence what is wrong with the first wrong setting, or gives an empty string. */
export function environmentProblem(env: Environment) {
  for (const setting of ALL_SETTINGS) {
    const { name, needs = [] } = setting
    if (!isSet(env, name)) continue
    const wrong = valueProblem(env, setting)
    if (wrong) return wrong
    const missing = needs.filter((other) => !isSet(env, other))
    if (missing.length > 0) return `${name} is set, but ${missing.join(' and ')} is not (see .env.example).`
  }
  return ''
}

/**
 * The same for a build. A key without its project's address is allowed, because `npm start` passes the embedded
 * backend's key. A public site needs its own address, or its canonical links would lead to this computer.
 */
export function buildProblem(env: Environment) {
  for (const setting of ALL_SETTINGS) {
    const wrong = valueProblem(env, setting)
    if (wrong) return wrong
  }
  if (!isSet(env, 'VITE_SUPABASE_URL') || isLoopback(String(env.VITE_SUPABASE_URL))) return ''
  const missing = ['VITE_SUPABASE_PUBLISHABLE_KEY', 'SITE_URL'].filter((name) => !isSet(env, name))
  return missing.length > 0
    ? `VITE_SUPABASE_URL names a hosted project, but ${missing.join(' and ')} is not set (see .env.example).`
    : ''
}

const isSet = (env: Environment, name: string) => Boolean(env[name]?.trim())

function valueProblem(env: Environment, { name, schema }: Setting & { name: string }) {
  const wrong = isSet(env, name) && problemOf(schema, String(env[name]))
  return wrong ? `${name} ${wrong} (see .env.example).` : ''
}

/**
 * Whether the site talks to another backend, such as a hosted project, in place of the embedded one.
 * @param origin of the site on this computer
 */
export const usesOtherBackend = (env: Environment, origin: string) =>
  Boolean(env.VITE_SUPABASE_URL) && !loopbackTwins(origin).includes(new URL(String(env.VITE_SUPABASE_URL)).origin)

const EXAMPLE_HEAD = `# Settings of Promptory. None is needed to run it: copy this file to .env.local and fill in what you want to change.
# A setting left empty counts as not set; a variable of the real environment wins over both files.
# With SETTINGS_FILES=off in the real environment neither file is read, as in npm test.
# A hosted project keeps those marked "functions" as its function secrets.
# Written by "npm run settings:example" from supabase/functions/_shared/settings.ts.`

/** The text of .env.example. */
export function renderExample() {
  const parts = ALL_SETTINGS.map(
    ({ name, description, fallback, source, isForFunctions }) =>
      `# ${description}${isForFunctions ? ' (functions)' : ''}\n# Default: ${fallback}. From: ${source}.\n${name}=`,
  )
  return `${[EXAMPLE_HEAD, ...parts].join('\n\n')}\n`
}
