import { partnerScript } from '@wallet/core/configuration/partners';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

it('loads the script generation that the installed Stripe library expects (THIRD-020)', async () => {
  const library = new URL('../../../../node_modules/@stripe/stripe-js/dist/pure.mjs', import.meta.url);
  const [, generation] = /RELEASE_TRAIN = '(\w+)'/.exec(await readFile(library, 'utf8')) ?? [];
  const ports = { monitoring: 'http', botCheck: { kind: 'sandbox' }, cardPayment: { publishableKey: 'pk_1' } } as const;
  expect(partnerScript({ providerOrigin: '', ports }, 'cardPayment', 'en')).toBe(`https://js.stripe.com/${generation}/stripe.js`);
});
