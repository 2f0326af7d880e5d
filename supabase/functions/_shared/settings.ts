import * as z from 'zod/mini'
import { NETWORK_DAILY_LIMITS } from './contracts/limits.ts'
import { TINYMCE_API_KEY_PATTERN } from './contracts/tinymce-key.ts'

/**
 * A setting of the site, for commands and functions: its purpose, its fallback, and which values are valid.
 * `.env.example` is generated from the list of settings. A problem with a value completes the sentence "NAME …" and
 * never repeats the value, which may be a secret.
 */
export interface Setting {
  /** Purpose of the setting; says if it is a secret. */
  readonly description: string
  /** What applies without it; a description if that is not a plain value. */
  readonly fallback: string
  /** Where to get a value. */
  readonly source: string
  readonly schema: z.ZodMiniType
  readonly isForFunctions?: boolean
  /** Other settings that must be set as well. */
  readonly needs?: readonly string[]
}

/** The problem with a value; empty if it is valid. */
export const problemOf = (schema: z.ZodMiniType, value: string): string =>
  z.safeParse(schema, value).error?.issues[0]?.message ?? ''

const such = (isRight: (value: string) => boolean, otherwise: string) => z.string().check(z.refine(isRight, otherwise))
const matching = (pattern: RegExp, otherwise: string) => z.string().check(z.regex(pattern, otherwise))

const webUrl = (value: string) => {
  const url = URL.canParse(value) ? new URL(value) : undefined
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.hash ? url : undefined
}
const isOrigin = (value: string) => {
  const { origin = '' } = webUrl(value) ?? {}
  return origin !== '' && [origin, `${origin}/`].includes(value.toLowerCase())
}
const isWhole = (value: string, least: number, most: number) =>
  /^\d{1,10}$/.test(value) && Number(value) >= least && Number(value) <= most
const everyPart = (value: string, isRight: (part: string) => boolean) =>
  value.split(',').every((part) => isRight(part.trim()))

/** The role in an older key, which is a JSON web token. */
function jwtRole(value: string): unknown {
  try {
    return JSON.parse(atob((value.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))).role
  } catch {
    return undefined
  }
}

const text = matching(/^\P{Cc}*$/u, 'must be plain text on one line')
export const port = such((value) => isWhole(value, 1, 65_535), 'must be a port, a whole number from 1 to 65535')
const count = such((value) => isWhole(value, 0, 999_999_999), 'must be a whole number, 0 or more')
const positive = such((value) => isWhole(value, 1, 999_999_999), 'must be a whole number, 1 or more')
export const EFFORTS = ['none', 'minimal', 'low', 'medium', 'high'] as const
const effort = z.enum(EFFORTS, 'must be none, minimal, low, medium or high')
/** Kinds of mail service; each has its own request format. */
export const MAIL_API_KINDS = ['resend', 'brevo', 'postmark'] as const
const mailKind = z.enum(MAIL_API_KINDS, 'must be resend, brevo or postmark')
export const origin = such(isOrigin, 'must be an address such as https://example.com, without a path')
const origins = such(
  (value) => everyPart(value, isOrigin),
  'must be addresses such as https://example.com, separated by commas',
)
const webAddress = such((value) => webUrl(value)?.search === '', 'must be an address such as https://example.com/v1')
const hookAddress = such((value) => Boolean(webUrl(value)), 'must be an address such as https://example.com/hook')
export const publishableKey = z.string().check(
  z.refine(
    (value) => !value.startsWith('sb_secret_') && jwtRole(value) !== 'service_role',
    'must be the publishable key; this is a secret key, which must never reach a browser',
  ),
  z.refine(
    (value) => /^sb_publishable_[\w-]{10,}$/.test(value) || jwtRole(value) === 'anon',
    'must be a publishable key, which begins with sb_publishable_',
  ),
)
const databaseAddress = such(
  (value) => /^postgres(?:ql)?:\/\/[^\s@/]+:[^\s@/]+@[^\s/]+\/[^\s/]+$/.test(value) && URL.canParse(value),
  'must be an address such as postgres://user:password@host:5432/database',
)
const smtpAddress = such(
  (value) => /^smtps?:\/\/(?:[^\s@/]+(?::[^\s@/]*)?@)?[^\s@/?#]+\/?$/.test(value) && URL.canParse(value),
  'must be an address such as smtp://user:password@mail.example:587',
)
const hostNames = such(
  (value) => everyPart(value, (part) => /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/i.test(part)),
  'must be names such as site.example.com, separated by commas, without a port',
)
const adsClient = matching(/^ca-pub-\d{10,20}$/, 'must look like ca-pub-0000000000000000')
const priceText = matching(/^\P{Cc}{1,40}$/u, 'must be a short text such as 5 € a month')
const signInWays = matching(
  /^(?:google|github|passkey)(?:,(?:google|github|passkey))*$/,
  'must be google, github or passkey, or several by commas without spaces',
)
const turnstileKey = matching(/^[\w-]{10,64}$/, 'must be the site key of a Turnstile widget, such as 0x4AAAAAAAB')
const off = matching(/^off$/, 'must be off, or not set')
const headerName = z.string().check(
  z.refine((value) => !/^(x-forwarded-for|forwarded)$/i.test(value), 'must not be a header that callers can add to'),
  z.regex(/^[a-z0-9-]{1,64}$/i, 'must be the name of a header, such as cf-connecting-ip'),
)
const secret = matching(/^\P{Cc}{16,}$/u, 'must have at least 16 characters')
const tinymceKey = matching(TINYMCE_API_KEY_PATTERN, 'must be a key of letters, digits, - and _ only')

const stripeKey = matching(
  /^(?:sk|rk)_(?:test|live)_\w{8,}$/,
  'must be a secret or restricted key, which begins with sk_ or rk_',
)
const stripeWebhookSecret = matching(/^whsec_\S{8,}$/, 'must be the secret of a webhook, which begins with whsec_')
const stripePrice = matching(/^price_\w+$/, 'must be the id of a price, which begins with price_')

const { generator, feedback, mcp } = NETWORK_DAILY_LIMITS
const limit = (most: number, description: string) =>
  ({
    description,
    fallback: String(most),
    source: 'your choice',
    schema: count,
    isForFunctions: true,
  }) satisfies Setting

export const SETTINGS = {
  PORT: {
    description: 'Port of the site on this computer.',
    fallback: '4173 for npm start, 5173 for npm run dev',
    source: 'any free port',
    schema: port,
  },
  DATA_DIR: {
    description: 'Folder of the embedded backend: database, keys, lock.',
    fallback: '.data',
    source: 'a folder of yours; relative to the project',
    schema: text,
  },
  DATABASE_URL: {
    description:
      'A PostgreSQL 17 of yours for the embedded backend, with the rights of a superuser and a database of its own. Secret.',
    fallback: 'the PostgreSQL that npm brings, in the data folder',
    source: 'your server, as postgres://user:password@host:5432/database',
    schema: databaseAddress,
  },
  ALLOWED_HOSTS: {
    description:
      'Names, separated by commas, by which a proxy or tunnel of yours makes the embedded site reachable. Refused while an account has its password from the source (npm run db:password).',
    fallback: 'localhost only',
    source: 'the name in the address that visitors use',
    schema: hostNames,
  },
  SITE_URL: {
    description:
      'Public address of the site, for canonical links, the sitemap and the feed. Read by the build, and by the function mcp, which reads the prompts there.',
    fallback: 'the local address',
    source: 'your domain',
    schema: origin,
    isForFunctions: true,
  },
  VITE_SUPABASE_URL: {
    description: 'Address of a hosted Supabase project. When set, the embedded backend does not start. Public.',
    fallback: 'the embedded backend',
    source: 'Supabase dashboard, Project Settings, Data API',
    schema: origin,
    needs: ['VITE_SUPABASE_PUBLISHABLE_KEY'],
  },
  VITE_SUPABASE_PUBLISHABLE_KEY: {
    description: 'Publishable key of that project. Public: it is part of the pages.',
    fallback: 'the key of the embedded backend',
    source: 'Supabase dashboard, Project Settings, API Keys',
    schema: publishableKey,
    needs: ['VITE_SUPABASE_URL'],
  },
  VITE_SIGN_IN_WITH: {
    description:
      'Ways to sign in to /account beside a code by mail: google, github, passkey, by commas; those that the hosted project has switched on (docs/hosting.md, Accounts). Public.',
    fallback: 'a code by mail alone',
    source: 'your choice',
    schema: signInWays,
    needs: ['VITE_SUPABASE_URL'],
  },
  VITE_TURNSTILE_SITE_KEY: {
    description:
      'Site key of Cloudflare Turnstile, where the hosted project asks for a captcha (docs/hosting.md, Accounts). Public.',
    fallback: 'nobody is asked to prove to be a person',
    source: 'Cloudflare dashboard, Turnstile',
    schema: turnstileKey,
    needs: ['VITE_SUPABASE_URL'],
  },
  VITE_ADS_CLIENT: {
    description: 'Client id of the advertising network. Without it no ad script is ever loaded. Public.',
    fallback: 'no ads',
    source: 'the advertising network, as ca-pub-0000000000000000',
    schema: adsClient,
  },
  VITE_PRO_PRICE: {
    description:
      'What Pro costs, in the words of the pricing page; set together with the keys of Stripe (docs/hosting.md). Read by the build. Public.',
    fallback: 'the pricing page says that Pro is not for sale',
    source: 'the price that you made at Stripe, such as 5 € a month',
    schema: priceText,
  },
  VITE_SERVICE_WORKER: {
    description:
      'Set to off, the next build takes the service worker off every device that has it (docs/adr/0007-offline.md). Read by the build. Public.',
    fallback: 'visited pages are kept for a visit without a network',
    source: 'off, or nothing',
    schema: off,
  },
  VITE_ERROR_ENDPOINT: {
    description:
      'Address that faults of the pages are sent to, without anything personal (docs/operations.md). Read by the build. Public.',
    fallback: 'nothing is sent, and no code for it is built',
    source: 'your error tracker or log collector',
    schema: hookAddress,
  },
  AI_API_KEY: {
    description: 'Key of an OpenAI-compatible AI service for the generator and the feedback. Secret.',
    fallback: 'the built-in engine answers',
    source: 'the AI service',
    schema: text,
    isForFunctions: true,
  },
  AI_MODEL: {
    description: 'Name of the model to use there.',
    fallback: 'gpt-4.1-mini',
    source: "the AI service's list of models",
    schema: text,
    isForFunctions: true,
    needs: ['AI_API_KEY'],
  },
  AI_BASE_URL: {
    description: 'Address of that service.',
    fallback: 'https://api.openai.com/v1',
    source: "the AI service's documentation",
    schema: webAddress,
    isForFunctions: true,
    needs: ['AI_API_KEY'],
  },
  AI_MAX_TOKENS: {
    description: 'Longest answer that is asked of it, in tokens.',
    fallback: '2000',
    source: 'your choice',
    schema: positive,
    isForFunctions: true,
  },
  AI_REASONING_EFFORT: {
    description: 'How long a model that thinks is to think before it answers.',
    fallback: 'low for the models of OpenAI that think, not sent to any other',
    source: 'none, minimal, low, medium or high, as the service knows it',
    schema: effort,
    isForFunctions: true,
  },
  TINYMCE_API_KEY: {
    description:
      "Key for the editor's cloud build, handed to signed-in admins only. The build reads it, too: with it, the pages' policy lets the vendor's scripts in.",
    fallback: 'the self-hosted editor',
    source: 'tiny.cloud',
    schema: tinymceKey,
    isForFunctions: true,
  },
  ALLOWED_ORIGINS: {
    description: 'Origins whose pages may call the functions, separated by commas.',
    fallback: 'the local address, and SITE_URL',
    source: 'the addresses that serve your site',
    schema: origins,
    isForFunctions: true,
  },
  CLIENT_ADDRESS_HEADER: {
    description: "Header in which the host tells the functions the caller's address. No other header is believed.",
    fallback: 'cf-connecting-ip',
    source: "your host's documentation",
    schema: headerName,
    isForFunctions: true,
  },
  QUOTA_SECRET: {
    description: 'Key of the hashes that quotas are counted by, at least 16 characters. Secret.',
    fallback: 'made at the first start',
    source: 'openssl rand -base64 32',
    schema: secret,
    isForFunctions: true,
  },
  ERROR_WEBHOOK_URL: {
    description:
      'Address that is told of answers of 500 and above, at most once a minute (docs/operations.md). Secret.',
    fallback: 'nobody is told',
    source: 'your alerting service',
    schema: hookAddress,
    isForFunctions: true,
  },
  MAIL_API_URL: {
    description:
      'Address of a service that sends mail (docs/operations.md). With it, whoever leaves an address is asked to confirm it, and the admin area sends letters.',
    fallback: 'addresses are taken without a question, letters are files',
    source: 'your mail service, such as https://api.resend.com/emails',
    schema: hookAddress,
    isForFunctions: true,
    needs: ['MAIL_API_KEY', 'MAIL_FROM'],
  },
  MAIL_API_KIND: {
    description:
      'How that service wants to be asked: as Resend does (from, to, subject, text, html and headers as JSON, with a bearer token), as Brevo or as Postmark.',
    fallback: 'resend',
    source: 'resend, brevo or postmark',
    schema: mailKind,
    isForFunctions: true,
    needs: ['MAIL_API_URL'],
  },
  MAIL_API_KEY: {
    description: 'Key of that service. Secret.',
    fallback: 'no mail is sent',
    source: 'your mail service',
    schema: text,
    isForFunctions: true,
    needs: ['MAIL_API_URL'],
  },
  MAIL_FROM: {
    description: 'Sender of those mails, at a domain that the service knows as yours.',
    fallback: 'no mail is sent',
    source: 'your choice, such as Promptory <letters@your.site>',
    schema: text,
    isForFunctions: true,
  },
  SMTP_URL: {
    description:
      'A mail server in place of that service, for the embedded backend; a hosted project sends by MAIL_API_URL. Secret.',
    fallback: 'MAIL_API_URL, where it is set',
    source: 'your mail server, as smtp://user:password@host:587, or smtps:// with port 465',
    schema: smtpAddress,
    needs: ['MAIL_FROM'],
  },
  DEPLOY_HOOK_URL: {
    description:
      'Address that starts a build of the site when something is posted to it (docs/deploy-hook.md). Secret.',
    fallback: 'builds are started by hand or by night',
    source: 'your static host, or GitHub',
    schema: hookAddress,
    isForFunctions: true,
    needs: ['DEPLOY_HOOK_SECRET'],
  },
  DEPLOY_HOOK_TOKEN: {
    description: 'Token that this address wants beside it, as GitHub does. Secret.',
    fallback: 'none is sent',
    source: 'GitHub, a fine-grained token with Actions: read and write',
    schema: text,
    isForFunctions: true,
    needs: ['DEPLOY_HOOK_URL'],
  },
  DEPLOY_HOOK_SECRET: {
    description: "What the database's webhook sends to the function rebuild-site, at least 16 characters. Secret.",
    fallback: 'the function starts nothing',
    source: 'openssl rand -base64 32',
    schema: secret,
    isForFunctions: true,
    needs: ['DEPLOY_HOOK_URL'],
  },
  STRIPE_SECRET_KEY: {
    description: 'Key of your Stripe account, for payments of Pro (docs/hosting.md). Secret.',
    fallback: 'nothing is sold; an admin can give Pro',
    source: 'Stripe dashboard, Developers, API keys',
    schema: stripeKey,
    isForFunctions: true,
    needs: ['STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'],
  },
  STRIPE_WEBHOOK_SECRET: {
    description: 'What Stripe signs its events with, for the function stripe-webhook. Secret.',
    fallback: 'nothing is sold',
    source: 'Stripe dashboard, Developers, Webhooks',
    schema: stripeWebhookSecret,
    isForFunctions: true,
    needs: ['STRIPE_SECRET_KEY'],
  },
  STRIPE_PRICE_ID: {
    description: 'The price of Pro at Stripe, which says amount, currency and interval.',
    fallback: 'nothing is sold',
    source: 'Stripe dashboard, Product catalogue',
    schema: stripePrice,
    isForFunctions: true,
    needs: ['STRIPE_SECRET_KEY'],
  },
  STRIPE_API_URL: {
    description: "Address of Stripe's API, for a stand-in in tests.",
    fallback: 'https://api.stripe.com',
    source: 'your stand-in',
    schema: origin,
    isForFunctions: true,
    needs: ['STRIPE_SECRET_KEY'],
  },
  GENERATOR_ADDRESS_DAILY_LIMIT: limit(generator.address, 'Generator calls from one network address in a UTC day.'),
  GENERATOR_SITE_DAILY_LIMIT: limit(generator.site, 'The same for the whole site.'),
  FEEDBACK_ADDRESS_DAILY_LIMIT: limit(
    feedback.address,
    'Feedback calls from one network address in a UTC day (a classroom).',
  ),
  FEEDBACK_SITE_DAILY_LIMIT: limit(feedback.site, 'The same for the whole site.'),
  MCP_ADDRESS_DAILY_LIMIT: limit(mcp.address, 'Requests of AI clients (MCP) from one network address in a UTC day.'),
  MCP_SITE_DAILY_LIMIT: limit(mcp.site, 'The same for the whole site.'),
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof SETTINGS

/** The same as a list. */
export const ALL_SETTINGS: readonly (Setting & { readonly name: SettingName })[] = Object.entries(SETTINGS).map(
  ([name, setting]) => ({ ...(setting as Setting), name: name as SettingName }),
)
