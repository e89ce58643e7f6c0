import { defineConfig } from '@playwright/test';
import { join } from 'node:path';
import chromium from './playwright.config.ts';

/** What Playwright cannot do in Debian's Firefox yet. These journeys are walked in Chromium alone. */
const notInFirefox = [
  // counts round trips by the protocol of Chromium
  'three round trips',
  // an answer is dropped, or the network taken away
  'a lost answer and a double press',
  // what is asked for while a page is being left is broken off, and not asked for again by another import
  'the page that ends leaves its notice',
  // BiDi tells of no download
  'the receipt of a completed order',
  // a page that leads on while it loads is taken for a failed one, or axe is asked of a page that has gone
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
