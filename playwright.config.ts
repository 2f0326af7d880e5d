import { copyFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { BROWSER_FLAGS, findBrowser } from './scripts/browser.mjs'
import { NO_SETTINGS } from './scripts/env/environment.mjs'
import { dataDirOf } from './scripts/env/paths.mjs'

// Beside the port of `npm start`, so that a running site does not stand in the way.
const PORT = Number(process.env.E2E_PORT ?? 4183)
const DATA_DIR = '.cache/e2e-data'
const executablePath = findBrowser()

// A database of its own, but the keys that the built pages carry.
mkdirSync(DATA_DIR, { recursive: true })
copyFileSync(path.join(dataDirOf(process.env), 'keys.json'), path.join(DATA_DIR, 'keys.json'))

export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A test that fails once fails the run.
  retries: 0,
  outputDir: 'test-results',
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }], ['./e2e/faults/reporter.ts']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    colorScheme: 'light',
    // A worker would answer before `page.route` is asked (e2e/offline.spec.ts allows its own).
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: { args: BROWSER_FLAGS, ...(executablePath ? { executablePath } : {}) },
  },
  webServer: {
    command: 'node scripts/start.mjs --no-build',
    // Journeys sign addresses up and call the AI. The build says which backend pages call: `npm test` makes its own.
    env: { ...NO_SETTINGS, PORT: String(PORT), DATA_DIR },
    url: `http://localhost:${PORT}/`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    reuseExistingServer: false,
  },
  projects: [
    { name: 'journeys', testIgnore: ['faults/**', 'admin-*.spec.ts'] },
    // One after the other: they share one account, and a logout ends its sessions everywhere.
    { name: 'admin', testMatch: 'admin-*.spec.ts', workers: 1, fullyParallel: false },
    // Every page with its backend failing in every way, and a browser that keeps and copies nothing.
    { name: 'faults', testMatch: 'faults/**/*.spec.ts' },
  ],
})
