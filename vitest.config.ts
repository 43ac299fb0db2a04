import { defineConfig } from 'vitest/config'

/** Tests beside the source of packages that need neither a browser's DOM nor a database. */
const UNIT = ['packages/{base,messages,slides,qr,contract,checks,viewer}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts']
const EMBEDDED = 'packages/server/src/platform/db/embedded/**/*.test.ts'

export default defineConfig({
  test: {
    maxWorkers: 2,
    expect: { poll: { timeout: 10_000, interval: 20 } }, // on a machine with a lot to do
    projects: [
      // A process for each file cost as much as the tests in it; globals that one test sets aside are back before the next.
      {
        extends: true,
        test: { name: 'unit', include: UNIT, isolate: false, unstubGlobals: true, testTimeout: 20_000 },
      },
      // Starts PostgreSQL servers of its own, and many.
      { extends: true, test: { name: 'embedded', include: [EMBEDDED], testTimeout: 30_000, hookTimeout: 30_000 } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['packages/server/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', EMBEDDED],
          // Each file has a database of its own; what they import is the same, and loading it anew for each took longer
          // than many a test.
          pool: 'threads',
          isolate: false,
          globalSetup: 'packages/server/src/testing/database/global-setup.ts',
          // Real hashing, real films, real databases: on a machine with a lot to do they take their time.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      // Most of it needs no DOM; what does says so at its top.
      {
        extends: true,
        test: {
          name: 'dashboard',
          include: ['packages/dashboard/**/*.test.ts'],
          isolate: false,
          testTimeout: 30_000,
        },
      },
      // A DOM for each file, and what makes one loaded once for all (record 095).
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['packages/dashboard/**/*.test.tsx'],
          environment: 'jsdom',
          pool: 'vmForks',
          setupFiles: 'packages/dashboard/src/testing/setup.ts',
          testTimeout: 60_000, // the first to open a screen loads its code
        },
      },
    ],
  },
})
