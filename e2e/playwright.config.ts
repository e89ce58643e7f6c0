import { defineConfig } from '@playwright/test';
import { chromeFlags, chromePath } from '../tools/chromePath.ts';

/** Where tools/runSteps.ts reads what has passed. */
const REPORT = process.env['REPORT'];
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1 };
const desktop = { viewport: { width: 1280, height: 800 } };

/**
 * Every journey is walked on a phone; those with `@main` in their name on a desktop and in the dark as well, those with `@payee` on a desktop
 * in the dark too: what decides where money goes is looked at in every light.
 */
const grep = /@main/;

/** Journeys of the customer with 200,000 postings: on providers of their own. */
const large = /@large/;

export default defineConfig({
  testDir: '.',
  // Those of real services have a server of their own: journeys.config.ts.
  testIgnore: 'third/**',
  outputDir: '../test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // What hangs fails; on a machine that is shared, what waits its turn does not.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: REPORT === undefined ? 'dot' : [['dot'], ['json', { outputFile: REPORT }]],
  use: {
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    launchOptions: { executablePath: chromePath(), args: chromeFlags },
  },
  projects: [
    { name: 'phone', grepInvert: large, use: { ...phone, colorScheme: 'light' } },
    { name: 'desktop', grep, use: { ...desktop, colorScheme: 'light' } },
    { name: 'phone-dark', grep, use: { ...phone, colorScheme: 'dark' } },
    { name: 'desktop-dark', grep: /@payee/, use: { ...desktop, colorScheme: 'dark' } },
    { name: 'large', grep: large, use: { ...phone, colorScheme: 'light' } },
  ],
});
