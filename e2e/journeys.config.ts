import { defineConfig } from '@playwright/test';
import { join } from 'node:path';
import { chromeFlags, getChromePath } from '../tools/getChromePath.ts';

/** Read by tools/runSteps.ts to count the results. */
const REPORT = process.env['REPORT'];
const PORT = Number(process.env['E2E_PORT'] ?? 4300);

const SHARED_STATE = /everybody\.spec\.ts/;

/**
 * The journeys with real services (THIRD-082): the build for a provider behind nginx with TLS, with a double of each service on another
 * origin. They run in parallel, because each journey sets the doubles' behaviour for itself. Journeys that change the provider for everyone
 * run afterwards.
 */
export default defineConfig({
  testDir: 'third',
  outputDir: '../test-results/journeys',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: REPORT === undefined ? 'dot' : [['dot'], ['json', { outputFile: REPORT }]],
  projects: [
    { name: 'journeys', testIgnore: SHARED_STATE },
    { name: 'everybody', testMatch: SHARED_STATE, dependencies: ['journeys'], fullyParallel: false },
  ],
  use: {
    baseURL: `https://localhost:${PORT}`,
    ignoreHTTPSErrors: true,
    actionTimeout: 15_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
    launchOptions: {
      executablePath: getChromePath(),
      args: [...chromeFlags, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    },
  },
  webServer: {
    command: 'node tools/doubles/serve.ts',
    cwd: join(import.meta.dirname, '..'),
    env: { PORT: String(PORT) },
    url: `https://localhost:${PORT}/_healthz`,
    ignoreHTTPSErrors: true,
    reuseExistingServer: false,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
