import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

// @supabase/lite prints every failed statement with its stack; refused statements are what these tests are about.
const FAILED_STATEMENT = /severity|PostgresError|row-level security|violates|permission denied/

// What React still had to do when a file's window was taken down (a message about to fade, say) is nobody's any more.
const isAfterTheEnd = ({ message, stack }: { message: string; stack?: string }) =>
  message === 'window is not defined' && /react-dom|scheduler/.test(stack ?? '')

export default defineConfig({
  plugins: [react()],
  // A developer's settings are none of the tests'.
  envDir: false,
  define: { __SITE_URL__: JSON.stringify('https://promptory.test') },
  resolve: { alias: { '@contracts': path('./supabase/functions/_shared/contracts'), '@': path('./src') } },
  test: {
    // A busy machine is no fault of the site's: what fails once is tried again, and `npm test` names it.
    retry: 1,
    onConsoleLog: (log, type) => !(type === 'stderr' && FAILED_STATEMENT.test(log)),
    onUnhandledError: (error) => !isAfterTheEnd(error),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'jsdom',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/setup.ts'],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'architecture',
          environment: 'node',
          include: ['tests/architecture/**/*.test.ts', 'tests/content/**/*.test.ts', 'tests/scripts/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          environment: 'node',
          include: ['tests/integration/**/*.test.ts', 'tests/postgres/**/*.test.ts'],
          globalSetup: ['tests/support/database-server.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
