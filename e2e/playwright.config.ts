import { defineConfig, devices } from '@playwright/test'
import { chromiumFlags } from './chromium-flags.ts'
import { ALL_SITE_PORTS, BASE_URL, DATA_DIR, PORT, WORKERS } from './server.ts'

/** Stories against the real product as `npm start` runs it, on a database and data folder of their own. */
export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  testMatch: '*.spec.ts',
  outputDir: './test-results',
  fullyParallel: true, // else the last files of one worker keep the other waiting
  workers: WORKERS,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: BASE_URL,
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    // Traces hold actions and requests, but no DOM snapshots: these cost as much CPU as the stories themselves.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      args: chromiumFlags(devices['Desktop Chrome'].userAgent),
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
      env: { ...process.env, LD_PRELOAD: '' }, // on a moved clock (docs/how-to/test.md) Chromium opens no page
    },
  },
  webServer: {
    command: 'node serve.ts',
    url: `${BASE_URL}/health`,
    env: {
      PORT: String(PORT),
      DATA_DIR,
      PUBLIC_URL: BASE_URL,
      TRUST_PROXY: '1', // stories make their accounts from addresses of their own
      OUTBOUND_ALLOW: ALL_SITE_PORTS.map((port) => `127.0.0.1:${port}`).join(','),
    },
    timeout: 180_000, // the first start seeds the demo apps
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
