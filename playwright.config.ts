import { defineConfig } from '@playwright/test';
import { chromeFlags, chromePath } from './tools/chromePath.ts';

const PORT = Number(process.env['E2E_PORT'] ?? 4199);

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1280, height: 800 } };

/** Every journey is walked on a phone; these on a desktop and in the dark as well. */
const mainJourneys = /(?:login|assets|sepa-withdrawal|security)\.spec\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // A journey that passes only on its second walk is counted, and said to be flaky.
  retries: 1,
  timeout: 60_000,
  reporter: 'dot',
  use: {
    baseURL: `http://localhost:${PORT}`,
    // Without its film: recording one of every journey that passes costs more than the journey.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    launchOptions: { executablePath: chromePath(), args: chromeFlags },
  },
  projects: [
    { name: 'phone', use: { ...phone, colorScheme: 'light' } },
    { name: 'desktop', testMatch: mainJourneys, use: { ...desktop, colorScheme: 'light' } },
    { name: 'phone-dark', testMatch: mainJourneys, use: { ...phone, colorScheme: 'dark' } },
  ],
  webServer: {
    command: 'node tools/start-fresh.ts',
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}/_healthz`,
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
