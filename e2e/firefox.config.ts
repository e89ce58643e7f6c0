import { defineConfig } from '@playwright/test';
import { join } from 'node:path';
import chromium from './playwright.config.ts';

/** What Playwright cannot do in Debian's Firefox yet. These journeys run only in Chromium. */
const notInFirefox = [
  // counts round trips with Chromium's protocol
  'three round trips',
  // drops a response or disconnects the network
  'a lost answer and a double press',
  // requests made while leaving a page are aborted, and not repeated by another import
  'the page that ends leaves its notice',
  // BiDi does not report downloads
  'the receipt of a completed order',
  // a redirect during loading is treated as a failed navigation, or axe runs on a page that is already closed
  'legal is replaced by the legal site',
  'withdraws from Cash to an IBAN',
  'words of type, counterparty',
  'its sender is stated once',
];

const features =
  '(login|welcome|signup|forgot-password|change-password|receive|select-currency|profile|fiat-exchange|sepa-withdrawal|sepa-topup|send|trade|transactions|settings|kyc|support|cards|about|menu|language|session|travel-rule)';

/** `npm run firefox`: the main journeys of every feature in Firefox, driven by WebDriver BiDi. */
export default defineConfig({
  ...chromium,
  testMatch: new RegExp(`/${features}\\.spec\\.ts$`),
  grepInvert: new RegExp(notInFirefox.join('|')),
  use: {
    ...chromium.use,
    trace: 'off',
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: join(import.meta.dirname, '../tools/engines/firefox.mjs') },
  },
  projects: [{ name: 'firefox', use: { viewport: { width: 390, height: 844 } } }],
});
