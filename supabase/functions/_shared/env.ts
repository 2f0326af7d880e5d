/** A setting that cannot be used. The message is one sentence for whoever runs the site. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}

const EFFORTS = ['none', 'minimal', 'low', 'medium', 'high'] as const
export type ReasoningEffort = (typeof EFFORTS)[number]

/** Where the AI answers: any endpoint that speaks OpenAI's chat protocol. */
export interface AiSettings {
  readonly baseUrl: string
  readonly apiKey: string
  readonly model: string
  readonly maxTokens: number
  /** How long a model that thinks is to think; not sent where it is undefined. */
  readonly reasoningEffort?: ReasoningEffort | undefined
}

/** The project's own database, for the quotas. */
export interface DatabaseSettings {
  readonly url: string
  readonly secretKey: string
}

/** Everything that functions read from their environment. */
export interface Settings {
  readonly allowedOrigins: readonly string[]
  readonly clientAddressHeader: string
  /** Null without a key: then the built-in engine answers. */
  readonly ai: AiSettings | null
  /** Null where the function runs without a backend. */
  readonly database: DatabaseSettings | null
  readonly quotaSecret: string | null
  readonly generatorLimits: NetworkLimits
  readonly feedbackLimits: NetworkLimits
}

/** Uses in a UTC day: from one network address, and on the whole site. */
export interface NetworkLimits {
  readonly address: number
  readonly site: number
}

const LOCAL_ORIGINS = ['4173', '5173'].flatMap((port) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`])
const SECRET_MIN_CHARS = 16

type Get = (name: string) => string | undefined

/** Reads and checks the environment. Nothing has to be set; what is set has to make sense. */
export function readSettings(environment: Get): Settings {
  const get = (name: string) => environment(name)?.trim() || undefined
  const database = readDatabase(get)
  const ai = readAi(get)
  if (ai && !database) {
    throw new ConfigurationError(
      'AI_API_KEY is set, so SUPABASE_URL and SUPABASE_SECRET_KEY have to be set too: paid calls are counted there.',
    )
  }
  const quotaSecret = get('QUOTA_SECRET') ?? null
  if (quotaSecret !== null && quotaSecret.length < SECRET_MIN_CHARS) {
    throw new ConfigurationError(`QUOTA_SECRET has to have at least ${SECRET_MIN_CHARS} characters.`)
  }
  return {
    allowedOrigins: get('ALLOWED_ORIGINS')?.split(',').map(readOrigin) ?? LOCAL_ORIGINS,
    clientAddressHeader: readHeaderName(get('CLIENT_ADDRESS_HEADER') ?? 'cf-connecting-ip'),
    ai,
    database,
    quotaSecret,
    generatorLimits: {
      address: readCount(get, 'GENERATOR_ADDRESS_DAILY_LIMIT', 200),
      site: readCount(get, 'GENERATOR_SITE_DAILY_LIMIT', 5000),
    },
    feedbackLimits: {
      // A classroom shares one address.
      address: readCount(get, 'FEEDBACK_ADDRESS_DAILY_LIMIT', 30),
      site: readCount(get, 'FEEDBACK_SITE_DAILY_LIMIT', 2000),
    },
  }
}

/** Where the AI answers; null without a key. Throws a `ConfigurationError`. */
export function readAi(get: Get): AiSettings | null {
  const apiKey = get('AI_API_KEY')
  // Checked even where no key makes use of them yet, so that a slip shows before the key is added.
  const baseUrl = readUrl('AI_BASE_URL', get('AI_BASE_URL') ?? 'https://api.openai.com/v1')
  const model = get('AI_MODEL') ?? 'gpt-4.1-mini'
  const settings = {
    baseUrl,
    model,
    // Models that think spend most of these before the first word of the answer.
    maxTokens: readCount(get, 'AI_MAX_TOKENS', 2000, 1),
    reasoningEffort: readEffort(get('AI_REASONING_EFFORT')) ?? usualEffort(baseUrl, model),
  }
  return apiKey ? { ...settings, apiKey } : null
}

function readDatabase(get: Get): DatabaseSettings | null {
  const url = get('SUPABASE_URL')
  // Hosted projects inject the last two; the older service role key stops working once legacy keys are switched off.
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
    // Told below: the value holds keys, so nothing of it may be repeated.
  }
  throw new ConfigurationError(`${variable} has to be a JSON object of keys by name.`)
}

function readEffort(value: string | undefined): ReasoningEffort | undefined {
  const effort = EFFORTS.find((known) => known === value)
  if (value !== undefined && effort === undefined) {
    throw new ConfigurationError(`AI_REASONING_EFFORT has to be one of ${EFFORTS.join(', ')}.`)
  }
  return effort
}

/** Low for OpenAI's models that are known to think; models that do not, and other services, may refuse the field. */
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

function readOrigin(value: string): string {
  const text = value.trim()
  const url = URL.canParse(text) ? new URL(text) : null
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
  if (!isOrigin) {
    throw new ConfigurationError(
      'ALLOWED_ORIGINS has to be a comma-separated list of origins such as https://promptory.example, without paths or stars.',
    )
  }
  return url.origin
}

function readHeaderName(value: string): string {
  const name = value.toLowerCase()
  if (!/^[a-z0-9-]+$/.test(name))
    throw new ConfigurationError('CLIENT_ADDRESS_HEADER has to be the name of one header.')
  if (name === 'x-forwarded-for' || name === 'forwarded') {
    throw new ConfigurationError(
      'CLIENT_ADDRESS_HEADER must not be a header that callers can add to: name one that your proxy overwrites.',
    )
  }
  return name
}

function readCount(get: Get, name: string, fallback: number, least = 0): number {
  const text = get(name)
  if (text === undefined) return fallback
  const count = /^\d{1,9}$/.test(text) ? Number(text) : -1
  if (count < least) throw new ConfigurationError(`${name} has to be a whole number of at least ${least}.`)
  return count
}
