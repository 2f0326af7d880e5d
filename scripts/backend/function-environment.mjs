import { loopbackTwins } from '../env/origins.mjs'
import { VARIABLES } from '../env/variables.mjs'

const DEFAULT_AI_BASE_URL = 'https://api.openai.com/v1'

/**
 * The environment of a function: the names that a hosted project gives, and the settings of .env.example that are meant
 * for functions. Nothing else of the server's environment reaches it.
 * @param {object} options
 * @param {string} options.origin
 * @param {import('./keys.mjs').Keys} options.keys
 * @param {Record<string, string | undefined>} options.env
 * @returns {Record<string, string>}
 */
export function functionEnvironment({ origin, keys, env }) {
  /** @type {Record<string, string>} */
  const result = {
    SUPABASE_URL: origin,
    SUPABASE_ANON_KEY: keys.publishableKey,
    SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: keys.publishableKey }),
    SUPABASE_SERVICE_ROLE_KEY: keys.secretKey,
    SUPABASE_SECRET_KEY: keys.secretKey,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.secretKey }),
    ALLOWED_ORIGINS: loopbackTwins(origin).join(','),
    CLIENT_ADDRESS_HEADER: 'cf-connecting-ip',
    QUOTA_SECRET: keys.quotaSecret,
  }
  for (const { name, isForFunctions } of VARIABLES) {
    const value = env[name]
    if (isForFunctions && value) result[name] = value
  }
  return result
}

/**
 * What functions may connect to, as host:port: the backend itself, the AI service, and where faults are told.
 * @param {string} origin
 * @param {Record<string, string | undefined>} env
 */
export function functionHosts(origin, env) {
  const addresses = [...loopbackTwins(origin), env.AI_BASE_URL || DEFAULT_AI_BASE_URL]
  if (env.ERROR_WEBHOOK_URL) addresses.push(env.ERROR_WEBHOOK_URL)
  return [...new Set(addresses.map(hostAndPort))]
}

/** @param {string} address */
function hostAndPort(address) {
  const { hostname, port, protocol } = new URL(address)
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`
}
