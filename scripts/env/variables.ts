import * as check from './checks.ts'

/** Every setting of the site. `.env.example` lists the same names with the same defaults, which a test holds. */
export interface Variable {
  name: string
  /** what it is for */
  description: string
  /** what holds without it, in words where it is not a plain value */
  fallback: string
  /** where to get a value */
  source: string
  /** what is wrong with a value, as the end of the sentence "NAME …" */
  check: (value: string) => string
  /** handed to the functions */
  isForFunctions?: boolean
  /** other settings that must be set as well */
  needs?: string[]
}

export const VARIABLES: readonly Variable[] = Object.freeze([
  {
    name: 'PORT',
    description: 'Port of the site on this computer.',
    fallback: '4173 for npm start, 5173 for npm run dev',
    source: 'any free port',
    check: check.port,
  },
  {
    name: 'DATA_DIR',
    description: 'Folder of the embedded backend: database, keys, lock.',
    fallback: '.data',
    source: 'a folder of yours; relative to the project',
    check: check.text,
  },
  {
    name: 'DATABASE_URL',
    description:
      'A PostgreSQL 17 of yours for the embedded backend, with the rights of a superuser and a database of its own. Secret.',
    fallback: 'the PostgreSQL that npm brings, in the data folder',
    source: 'your server, as postgres://user:password@host:5432/database',
    check: check.databaseAddress,
  },
  {
    name: 'ALLOWED_HOSTS',
    description:
      'Names, separated by commas, by which a proxy or tunnel of yours makes the embedded site reachable. Refused while an account has its password from the source (npm run db:password).',
    fallback: 'localhost only',
    source: 'the name in the address that visitors use',
    check: check.hostNames,
  },
  {
    name: 'SITE_URL',
    description: 'Public address of the site, for canonical links, the sitemap and the feed. Read by the build.',
    fallback: 'the local address',
    source: 'your domain',
    check: check.origin,
  },
  {
    name: 'VITE_SUPABASE_URL',
    description: 'Address of a hosted Supabase project. When set, the embedded backend does not start. Public.',
    fallback: 'the embedded backend',
    source: 'Supabase dashboard, Project Settings, Data API',
    check: check.origin,
    needs: ['VITE_SUPABASE_PUBLISHABLE_KEY'],
  },
  {
    name: 'VITE_SUPABASE_PUBLISHABLE_KEY',
    description: 'Publishable key of that project. Public: it is part of the pages.',
    fallback: 'the key of the embedded backend',
    source: 'Supabase dashboard, Project Settings, API Keys',
    check: check.publishableKey,
    needs: ['VITE_SUPABASE_URL'],
  },
  {
    name: 'VITE_ADS_CLIENT',
    description: 'Client id of the advertising network. Without it no ad script is ever loaded. Public.',
    fallback: 'no ads',
    source: 'the advertising network, as ca-pub-0000000000000000',
    check: check.adsClient,
  },
  {
    name: 'VITE_SERVICE_WORKER',
    description:
      'Set to off, the next build takes the service worker off every device that has it (docs/adr/0007-offline.md). Read by the build. Public.',
    fallback: 'visited pages are kept for a visit without a network',
    source: 'off, or nothing',
    check: check.off,
  },
  {
    name: 'VITE_ERROR_ENDPOINT',
    description:
      'Address that faults of the pages are sent to, without anything personal (docs/operations.md). Read by the build. Public.',
    fallback: 'nothing is sent, and no code for it is built',
    source: 'your error tracker or log collector',
    check: check.hookAddress,
  },
  {
    name: 'AI_API_KEY',
    description: 'Key of an OpenAI-compatible AI service for the generator and the feedback. Secret.',
    fallback: 'the built-in engine answers',
    source: 'the AI service',
    check: check.text,
    isForFunctions: true,
  },
  {
    name: 'AI_MODEL',
    description: 'Name of the model to use there.',
    fallback: 'gpt-4.1-mini',
    source: "the AI service's list of models",
    check: check.text,
    isForFunctions: true,
    needs: ['AI_API_KEY'],
  },
  {
    name: 'AI_BASE_URL',
    description: 'Address of that service.',
    fallback: 'https://api.openai.com/v1',
    source: "the AI service's documentation",
    check: check.webAddress,
    isForFunctions: true,
    needs: ['AI_API_KEY'],
  },
  {
    name: 'AI_MAX_TOKENS',
    description: 'Longest answer that is asked of it, in tokens.',
    fallback: '2000',
    source: 'your choice',
    check: check.positive,
    isForFunctions: true,
  },
  {
    name: 'AI_REASONING_EFFORT',
    description: 'How long a model that thinks is to think before it answers.',
    fallback: 'low for the models of OpenAI that think, not sent to any other',
    source: 'none, minimal, low, medium or high, as the service knows it',
    check: check.effort,
    isForFunctions: true,
  },
  {
    name: 'TINYMCE_API_KEY',
    description:
      "Key for the editor's cloud build, handed to signed-in admins only. The build reads it, too: with it, the pages' policy lets the vendor's scripts in.",
    fallback: 'the self-hosted editor',
    source: 'tiny.cloud',
    check: check.text,
    isForFunctions: true,
  },
  {
    name: 'ALLOWED_ORIGINS',
    description: 'Origins whose pages may call the functions, separated by commas.',
    fallback: 'the local address',
    source: 'the addresses that serve your site',
    check: check.origins,
    isForFunctions: true,
  },
  {
    name: 'CLIENT_ADDRESS_HEADER',
    description: "Header in which the host tells the functions the caller's address. No other header is believed.",
    fallback: 'cf-connecting-ip',
    source: "your host's documentation",
    check: check.headerName,
    isForFunctions: true,
  },
  {
    name: 'QUOTA_SECRET',
    description: 'Key of the hashes that quotas are counted by, at least 16 characters. Secret.',
    fallback: 'made at the first start',
    source: 'openssl rand -base64 32',
    check: check.secret,
    isForFunctions: true,
  },
  {
    name: 'ERROR_WEBHOOK_URL',
    description:
      'Address that is told of answers of 500 and above, at most once a minute (docs/operations.md). Secret.',
    fallback: 'nobody is told',
    source: 'your alerting service',
    check: check.hookAddress,
    isForFunctions: true,
  },
  {
    name: 'MAIL_API_URL',
    description:
      'Address of a service that sends mail (docs/operations.md). With it, whoever leaves an address is asked to confirm it.',
    fallback: 'addresses are taken without a question',
    source: 'your mail service, such as https://api.resend.com/emails',
    check: check.hookAddress,
    isForFunctions: true,
    needs: ['MAIL_API_KEY', 'MAIL_FROM'],
  },
  {
    name: 'MAIL_API_KEY',
    description: 'Key of that service. Secret.',
    fallback: 'no mail is sent',
    source: 'your mail service',
    check: check.text,
    isForFunctions: true,
    needs: ['MAIL_API_URL'],
  },
  {
    name: 'MAIL_FROM',
    description: 'Sender of those mails, at a domain that the service knows as yours.',
    fallback: 'no mail is sent',
    source: 'your choice, such as Promptory <letters@your.site>',
    check: check.text,
    isForFunctions: true,
    needs: ['MAIL_API_URL'],
  },
  {
    name: 'DEPLOY_HOOK_URL',
    description:
      'Address that starts a build of the site when something is posted to it (docs/deploy-hook.md). Secret.',
    fallback: 'builds are started by hand or by night',
    source: 'your static host, or GitHub',
    check: check.hookAddress,
    isForFunctions: true,
    needs: ['DEPLOY_HOOK_SECRET'],
  },
  {
    name: 'DEPLOY_HOOK_TOKEN',
    description: 'Token that this address wants beside it, as GitHub does. Secret.',
    fallback: 'none is sent',
    source: 'GitHub, a fine-grained token with Actions: read and write',
    check: check.text,
    isForFunctions: true,
    needs: ['DEPLOY_HOOK_URL'],
  },
  {
    name: 'DEPLOY_HOOK_SECRET',
    description: "What the database's webhook sends to the function rebuild-site, at least 16 characters. Secret.",
    fallback: 'the function starts nothing',
    source: 'openssl rand -base64 32',
    check: check.secret,
    isForFunctions: true,
    needs: ['DEPLOY_HOOK_URL'],
  },
  limit('GENERATOR_ADDRESS_DAILY_LIMIT', '200', 'Generator calls from one network address in a UTC day.'),
  limit('GENERATOR_SITE_DAILY_LIMIT', '5000', 'The same for the whole site.'),
  limit('FEEDBACK_ADDRESS_DAILY_LIMIT', '30', 'Feedback calls from one network address in a UTC day (a classroom).'),
  limit('FEEDBACK_SITE_DAILY_LIMIT', '2000', 'The same for the whole site.'),
])

function limit(name: string, fallback: string, description: string): Variable {
  return { name, description, fallback, source: 'your choice', check: check.count, isForFunctions: true }
}
