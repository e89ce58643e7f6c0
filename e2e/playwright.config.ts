import { defineConfig } from '@playwright/test';
import { chromeFlags, getChromePath } from '../tools/getChromePath.ts';

/** Read by tools/runSteps.ts to count the results. */
const REPORT = process.env['REPORT'];
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1 };
const desktop = { viewport: { width: 1280, height: 800 } };

/**
 * Every journey runs on a phone. Those with `@main` in their name also run on a desktop and in the dark theme, those with `@payee` also on
 * a desktop in the dark theme, because they decide where money goes.
 */
const grep = /@main/;

/** Journeys of the customer with 200,000 postings, each on its own provider. */
const large = /@large/;

export default defineConfig({
  testDir: '.',
  // Journeys with real services have their own server: journeys.config.ts.
  testIgnore: 'third/**',
  outputDir: '../test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // Long enough for queueing on a shared machine. A hanging test still fails.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: REPORT === undefined ? 'dot' : [['dot'], ['json', { outputFile: REPORT }]],
  use: {
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    launchOptions: { executablePath: getChromePath(), args: chromeFlags },
  },
  projects: [
    { name: 'phone', grepInvert: large, use: { ...phone, colorScheme: 'light' } },
    { name: 'desktop', grep, use: { ...desktop, colorScheme: 'light' } },
    { name: 'phone-dark', grep, use: { ...phone, colorScheme: 'dark' } },
    { name: 'desktop-dark', grep: /@payee/, use: { ...desktop, colorScheme: 'dark' } },
    { name: 'large', grep: large, use: { ...phone, colorScheme: 'light' } },
  ],
});
