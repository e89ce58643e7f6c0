import { defineConfig } from '@playwright/test';
import { chromeFlags, chromePath } from './tools/chromePath.ts';

const PORT = Number(process.env['E2E_PORT'] ?? 4300);

/**
 * The journeys of real services (THIRD-082): the build for a provider with a double of each service on another origin. One after the other: a
 * double is told what to do for everybody.
 */
export default defineConfig({
  testDir: 'e2e/third',
  outputDir: 'test-results/journeys',
  forbidOnly: true,
  workers: 1,
  // For a trace: a journey that passes only on a later walk fails the gate unless it is owned (docs/flaky.md).
  retries: 1,
  timeout: 45_000,
  expect: { timeout: 7000 },
  reporter: 'dot',
  use: {
    baseURL: `http://localhost:${PORT}`,
    actionTimeout: 10_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
    launchOptions: {
      executablePath: chromePath(),
      args: [...chromeFlags, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    },
  },
  webServer: {
    command: 'node tools/doubles/serve.ts',
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}/_healthz`,
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
