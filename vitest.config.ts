import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

// @supabase/lite prints every failed statement with its stack; refused statements are what these tests are about.
const FAILED_STATEMENT = /severity|PostgresError|row-level security|violates|permission denied|Could not find the table/

// Two failures that postgres.js 3.4.9 lets out when a connection ends: of a write that waits (porsager/postgres#1208), and
// of its own question for array types (#1192). A query that waits for either fails its own test.
const isOfEndedConnection = ({ message = '', stack = '', query }: Partial<Error> & { query?: unknown }) =>
  (message.includes("reading 'write'") && /nextWrite .*postgres\/src\/connection\.js/.test(stack)) ||
  /^\s+select b\.oid, b\.typarray\n/.test(String(query))

export default defineConfig({
  plugins: [react()],
  // A developer's settings are none of the tests'.
  envDir: false,
  define: { __SITE_URL__: JSON.stringify('https://promptory.test') },
  resolve: { alias: { '@contracts': path('./supabase/functions/_shared/contracts'), '@': path('./src') } },
  test: {
    // Some wait for servers and databases more than they work.
    maxWorkers: 3,
    // Stopping a server or database takes its time on a busy machine.
    hookTimeout: 60_000,
    // Some draw a whole page, on a busy machine.
    testTimeout: 60_000,
    onUnhandledError: (error) => !isOfEndedConnection(error),
    onConsoleLog: (log, type) => !(type === 'stderr' && FAILED_STATEMENT.test(log)),
    // Files that did not change since the last run are not transformed again.
    experimental: { fsModuleCache: true },
    projects: [
      {
        // Pure logic: a file that needs a document is called `….dom.test.ts`.
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/unit/**/*.test.ts'],
          exclude: ['tests/unit/**/*.dom.test.ts'],
          setupFiles: ['tests/setup-node.ts'],
          // Nothing here leaves anything behind: files share a process, and read each module once.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['tests/unit/**/*.test.tsx', 'tests/unit/**/*.dom.test.ts'],
          setupFiles: ['tests/setup.ts'],
          // One window for a worker; the setup cleans it up and gives each file modules of its own.
          isolate: false,
        },
      },
      {
        // What the site holds: its texts and its built pages.
        extends: true,
        test: {
          name: 'site',
          environment: 'node',
          include: ['tests/architecture/**/*.test.ts', 'tests/content/**/*.test.ts'],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'scripts', environment: 'node', include: ['tests/scripts/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'database',
          environment: 'node',
          include: ['tests/integration/**/*.test.ts', 'tests/postgres/**/*.test.ts'],
          globalSetup: ['tests/support/database-server.ts'],
        },
      },
      {
        // What is looked at nightly, before a release, and before an issue is called done (npm run test:full).
        extends: true,
        test: {
          name: 'full',
          environment: 'node',
          include: ['tests/full/**/*.test.ts', 'tools/nightly/*.test.ts'],
          isolate: false,
          testTimeout: 90_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'full-database',
          environment: 'node',
          include: ['tests/full-database/**/*.test.ts'],
          globalSetup: ['tests/support/database-server.ts'],
          testTimeout: 90_000,
        },
      },
    ],
  },
})
