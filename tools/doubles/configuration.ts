import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getPlaces } from '../../e2e/support/places.ts';

/** The run-time configuration of the journeys, with the address of every service's double (THIRD-080). */
export function buildDoubleConfiguration(first: number) {
  const { app, chat, identityPage, stripe, recaptcha, identity, intercom, sentry, pictures, veriff, sumsub } = getPlaces(first);
  const shipped: object = JSON.parse(readFileSync(join(import.meta.dirname, '../../app/public/config.json'), 'utf8'));
  return {
    ...shipped,
    origin: app,
    providerOrigin: '',
    imageOrigins: [pictures],
    ports: {
      monitoring: 'http',
      botCheck: {
        kind: 'recaptcha',
        siteKey: 'site-key',
        at: { script: [`${recaptcha}/recaptcha/api.js`, `${recaptcha}/recaptcha/`], connect: [recaptcha], frame: [recaptcha] },
      },
      cardPayment: {
        publishableKey: 'pk_test_doubles',
        wallets: true,
        at: { script: [`${stripe}/endive/stripe.js`, `${stripe}/`], connect: [stripe], frame: [stripe] },
      },
      identity: {
        kind: 'host',
        origins: [identityPage, identity, veriff],
        at: { script: [`${sumsub}/idensic/static/sns-websdk-builder.js`], connect: [sumsub], frame: [sumsub] },
      },
      chat: {
        kind: 'intercom',
        appId: 'abc12345',
        region: 'eu',
        origin: chat,
        at: { script: [`${intercom}/widget/abc12345`], connect: [intercom], frame: [intercom] },
      },
      sentry: { dsn: `${sentry.replace('http://', 'http://abc123@')}/42`, environment: 'journeys' },
      signing: 'wrapper',
    },
  };
}
