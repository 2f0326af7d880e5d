import { EFFORTS, problemOf, type SettingName, SETTINGS } from './settings.ts'

/** An invalid setting. The message is one sentence for the site's owner. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}

export type ReasoningEffort = (typeof EFFORTS)[number]

/** Where the AI answers: any endpoint that speaks OpenAI's chat protocol. */
export interface AiSettings {
  readonly baseUrl: string
  readonly apiKey: string
  readonly model: string
  readonly maxTokens: number
  /** Effort of a reasoning model; not sent if undefined. */
  readonly reasoningEffort?: ReasoningEffort | undefined
}

/** The project's own database, with its secret key. */
export interface DatabaseSettings {
  readonly url: string
  readonly secretKey: string
}

/** Everything that functions read from their environment. */
export interface Settings {
  readonly allowedOrigins: readonly string[]
  readonly clientAddressHeader: string
  /** Null without a key; the built-in engine answers then. */
  readonly ai: AiSettings | null
  /** Null if the function runs without a backend. */
  readonly database: DatabaseSettings | null
  readonly quotaSecret: string | null
  readonly generatorLimits: NetworkLimits
  readonly feedbackLimits: NetworkLimits
  readonly mcpLimits: NetworkLimits
  /** Public address of the site, without a slash at the end; undefined if not set. */
  readonly siteUrl: string | undefined
}

/** Maximum uses in a UTC day: per network address, and for the whole site. */
export interface NetworkLimits {
  readonly address: number
  readonly site: number
}

const LOCAL_ORIGINS = ['4173', '5173'].flatMap((port) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`])

type Get = (name: string) => string | undefined

/** Reads and checks the environment. No setting is required, but each one that is set has to be valid. */
export function readSettings(environment: Get): Settings {
  const get = trimmed(environment)
  const database = readDatabase(get)
  const ai = readAi(get)
  if (ai && !database) {
    throw new ConfigurationError(
      'AI_API_KEY is set, so SUPABASE_URL and SUPABASE_SECRET_KEY have to be set too: paid calls are counted there.',
    )
  }
  return {
    allowedOrigins:
      readSetting(get, 'ALLOWED_ORIGINS')
        ?.split(',')
        .map((origin) => new URL(origin.trim()).origin) ?? LOCAL_ORIGINS,
    clientAddressHeader: readOrFallback(get, 'CLIENT_ADDRESS_HEADER').toLowerCase(),
    ai,
    database,
    quotaSecret: readSetting(get, 'QUOTA_SECRET') ?? null,
    generatorLimits: {
      address: readCount(get, 'GENERATOR_ADDRESS_DAILY_LIMIT'),
      site: readCount(get, 'GENERATOR_SITE_DAILY_LIMIT'),
    },
    feedbackLimits: {
      address: readCount(get, 'FEEDBACK_ADDRESS_DAILY_LIMIT'),
      site: readCount(get, 'FEEDBACK_SITE_DAILY_LIMIT'),
    },
    mcpLimits: {
      address: readCount(get, 'MCP_ADDRESS_DAILY_LIMIT'),
      site: readCount(get, 'MCP_SITE_DAILY_LIMIT'),
    },
    siteUrl: readSetting(get, 'SITE_URL')?.replace(/\/$/, ''),
  }
}

/** Where the AI answers; null without a key. Throws a `ConfigurationError`. */
export function readAi(get: Get): AiSettings | null {
  // These are checked even without a key, so mistakes show before the key is added.
  const baseUrl = readOrFallback(get, 'AI_BASE_URL').replace(/\/+$/, '')
  const model = readOrFallback(get, 'AI_MODEL')
  const settings = {
    baseUrl,
    model,
    // Reasoning models spend most of these before the first word of the answer.
    maxTokens: readCount(get, 'AI_MAX_TOKENS'),
    reasoningEffort:
      EFFORTS.find((effort) => effort === readSetting(get, 'AI_REASONING_EFFORT')) ?? usualEffort(baseUrl, model),
  }
  const apiKey = readSetting(get, 'AI_API_KEY')
  return apiKey ? { ...settings, apiKey } : null
}

function readDatabase(get: Get): DatabaseSettings | null {
  const url = get('SUPABASE_URL')
  // Hosted projects inject the last two; the older service role key stops working when legacy keys are switched off.
  const secretKey =
    get('SUPABASE_SECRET_KEY') ??
    readNamedKeys('SUPABASE_SECRET_KEYS', get('SUPABASE_SECRET_KEYS')) ??
    get('SUPABASE_SERVICE_ROLE_KEY')
  if (!url || !secretKey) return null
  return { url: readUrl('SUPABASE_URL', url), secretKey }
}

/** The key called `default`, or else the first, of a JSON object of keys by name. Throws a `ConfigurationError`. */
export function readNamedKeys(variable: string, value: string | undefined): string | undefined {
  if (!value) return undefined
  try {
    const keys: unknown = JSON.parse(value)
    const [first] = Object.values(keys as Record<string, unknown>)
    const key = (keys as Record<string, unknown>).default ?? first
    if (typeof key === 'string' && key) return key
  } catch {
    // Throws below without the parser's message, because the value holds keys and must not be repeated.
  }
  throw new ConfigurationError(`${variable} has to be a JSON object of keys by name.`)
}

/** Low for OpenAI's known reasoning models; other models and other services may refuse the field. */
function usualEffort(baseUrl: string, model: string): ReasoningEffort | undefined {
  const thinks = new URL(baseUrl).hostname === 'api.openai.com' && /^(?:o\d|gpt-5)(?!.*chat)/.test(model)
  return thinks ? 'low' : undefined
}

/** An http(s) address without its last slash. Throws a `ConfigurationError`. */
export function readUrl(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new ConfigurationError(`${name} has to be an address that starts with https:// or http://.`)
  }
  return value.replace(/\/+$/, '')
}

const trimmed =
  (environment: Get): Get =>
  (name) =>
    environment(name)?.trim() || undefined

/** Reads a setting of the list; undefined if not set. Throws a `ConfigurationError` if it is invalid. */
export function readSetting(environment: Get, name: SettingName): string | undefined {
  const value = trimmed(environment)(name)
  const problem = value === undefined ? '' : problemOf(SETTINGS[name].schema, value)
  if (problem) throw new ConfigurationError(`${name} ${problem}.`)
  return value
}

/** Reads a setting whose fallback is a plain value. */
const readOrFallback = (get: Get, name: SettingName) => readSetting(get, name) ?? SETTINGS[name].fallback

const readCount = (get: Get, name: SettingName) => Number(readOrFallback(get, name))
