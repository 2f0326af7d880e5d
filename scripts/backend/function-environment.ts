import type { Keys } from './keys.ts'
import { loopbackTwins } from '../env/origins.ts'
import { ALL_SETTINGS, SETTINGS } from '../../supabase/functions/_shared/settings.ts'

/**
 * The environment of a function: the names that a hosted project gives, and the settings of .env.example that are meant
 * for functions. Nothing else of the server's environment reaches it.
 */
export function functionEnvironment({
  origin,
  keys,
  env,
}: {
  origin: string
  keys: Keys
  env: Record<string, string | undefined>
}): Record<string, string> {
  const result: Record<string, string> = {
    SUPABASE_URL: origin,
    SUPABASE_ANON_KEY: keys.publishableKey,
    SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: keys.publishableKey }),
    SUPABASE_SERVICE_ROLE_KEY: keys.secretKey,
    SUPABASE_SECRET_KEY: keys.secretKey,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.secretKey }),
    // Behind a proxy, the site's public address is also its own origin.
    ALLOWED_ORIGINS: [...loopbackTwins(origin), ...(env.SITE_URL ? [new URL(env.SITE_URL).origin] : [])].join(','),
    CLIENT_ADDRESS_HEADER: SETTINGS.CLIENT_ADDRESS_HEADER.fallback,
    QUOTA_SECRET: keys.quotaSecret,
    SITE_URL: origin,
  }
  for (const { name, isForFunctions } of ALL_SETTINGS) {
    const value = env[name]
    if (isForFunctions && value) result[name] = value
  }
  return result
}

/**
 * The hosts functions may connect to, as host:port: the backend, the site, the AI service, the mail service, the deploy
 * hook, the error webhook and Stripe.
 */
export function functionHosts(origin: string, env: Record<string, string | undefined>) {
  const addresses = [...loopbackTwins(origin), env.AI_BASE_URL || SETTINGS.AI_BASE_URL.fallback]
  if (env.STRIPE_SECRET_KEY) addresses.push(env.STRIPE_API_URL || SETTINGS.STRIPE_API_URL.fallback)
  for (const address of [env.ERROR_WEBHOOK_URL, env.MAIL_API_URL, env.DEPLOY_HOOK_URL, env.SITE_URL])
    if (address) addresses.push(address)
  return [...new Set(addresses.map(hostAndPort))]
}

function hostAndPort(address: string) {
  const { hostname, port, protocol } = new URL(address)
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`
}
