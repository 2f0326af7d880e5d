import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { DATA_DIR } from './e2e/support/backend.ts'
import { SMTP_PORT } from './e2e/support/mail.ts'
import { STRIPE_SETTINGS } from './e2e/support/stripe.ts'
import { BROWSER_FLAGS, ENGINE_NAMES, type EngineName, findProgram } from './scripts/browser.ts'
import { NO_SETTINGS } from './scripts/env/environment.ts'
import { dataDirOf } from './scripts/env/paths.ts'

// Beside the port of `npm start`, so that a running site does not stand in the way.
const PORT = Number(process.env.E2E_PORT ?? 4183)
const executablePath = findProgram('chromium')
/** `npm run test:full`, or tests that are named on the command line. */
const isFull = Boolean(process.env.FULL_RUN) || process.argv.some((argument) => argument.includes('.spec'))

// A fresh database for each run, but the keys that the built pages carry. Workers read this file again.
if (!process.env.E2E_DATA_READY) {
  process.env.E2E_DATA_READY = 'yes'
  rmSync(DATA_DIR, { recursive: true, force: true })
  mkdirSync(DATA_DIR, { recursive: true })
  copyFileSync(path.join(dataDirOf(process.env), 'keys.json'), path.join(DATA_DIR, 'keys.json'))
}

export default defineConfig<object, { engineName: EngineName }>({
  testDir: 'e2e',
  globalSetup: ['./e2e/support/accounts.ts', './e2e/support/mail.ts', './e2e/support/stripe.ts'],
  // Pages wait more than they work: two processors carry three.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // A test that fails once fails the run.
  retries: 0,
  // How fast a page is, the bench says; what needs longer than this is a fault of the product or the test.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  outputDir: 'test-results',
  reporter: [['list'], ['junit', { outputFile: '.cache/junit/browser.xml' }], ['./e2e/faults/reporter.ts']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    colorScheme: 'light',
    // A worker would answer before `page.route` is asked (e2e/offline.spec.ts allows its own).
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: { args: BROWSER_FLAGS, ...(executablePath ? { executablePath } : {}) },
  },
  webServer: {
    command: 'node --import tsx scripts/start.ts --no-build',
    // Journeys sign addresses up, pay and call the AI. The build says which backend pages call: `npm test` makes its own.
    env: {
      ...NO_SETTINGS,
      PORT: String(PORT),
      DATA_DIR,
      SMTP_URL: `smtp://127.0.0.1:${SMTP_PORT}`,
      MAIL_FROM: 'Promptory <letters@promptory.test>',
      ...STRIPE_SETTINGS,
    },
    url: `http://localhost:${PORT}/`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    reuseExistingServer: false,
  },
  projects: [
    // `npm test` takes the journeys that are tagged as core, `npm run test:full` all of them.
    {
      name: 'journeys',
      testIgnore: ['faults/**', 'smoke/**'],
      ...(isFull ? {} : { grep: /@core/ }),
    },
    // Every page with its backend failing in every way, and a browser that keeps and copies nothing.
    ...(isFull ? [{ name: 'faults', testMatch: 'faults/**/*.spec.ts' }] : []),
    // What differs between engines, in those that Playwright does not drive as their makers ship them.
    ...(isFull ? ENGINE_NAMES : []).map((engineName) => ({
      name: engineName,
      testDir: 'tools/nightly/engines',
      use: { engineName },
      // They start slowly, and read slowly for axe.
      timeout: 90_000,
    })),
  ],
})
