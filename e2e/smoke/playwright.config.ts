import { defineConfig } from '@playwright/test'
import type { SmokeOptions } from './fixtures.ts'

const {
  SMOKE_SITE,
  SMOKE_BACKEND,
  SMOKE_KEY = '',
  SUPABASE_SECRET_KEY = '',
  SMOKE_SPEND = '0',
  SMOKE_SIGN_IN,
} = process.env

/** What `npm run smoke` runs: a deployed site, looked at from outside. It needs no browser. */
export default defineConfig<SmokeOptions>({
  testDir: '.',
  outputDir: '../../test-results/smoke',
  timeout: 120_000,
  workers: 4,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: [['list']],
  use: {
    baseURL: SMOKE_SITE,
    backend: SMOKE_BACKEND ?? '',
    key: SMOKE_KEY,
    secret: SUPABASE_SECRET_KEY,
    spend: Number(SMOKE_SPEND),
    triesSignIn: SMOKE_SIGN_IN === 'yes',
  },
})
