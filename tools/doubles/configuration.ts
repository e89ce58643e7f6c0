import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the journeys' app, the pages on origins of their own and the doubles are: ports that follow each other, all of this machine. */
export function doublePorts(first: number) {
  const at = (offset: number): string => `http://127.0.0.1:${first + offset}`;
  const tls = (host: string, offset = 0): string => `https://${host}:${first + offset}`;
  return {
    app: tls('localhost'),
    chat: tls('chat.localhost'),
    identityPage: tls('identity.localhost'),
    stripe: at(2),
    recaptcha: at(3),
    identity: at(4),
    intercom: at(5),
    sentry: at(6),
    pictures: at(7),
    veriff: at(8),
    sumsub: at(9),
    /** The provider itself, without a server before it: only the control surface is asked there. */
    provider: `http://localhost:${first + 10}`,
    /** The same app, served where its provider is not. */
    elsewhere: tls('localhost', 11),
  };
}

/** The run-time configuration of the journeys: every service by its double's address (THIRD-080). */
export function doubleConfiguration(first: number) {
  const { app, chat, identityPage, stripe, recaptcha, identity, intercom, sentry, pictures, veriff, sumsub } = doublePorts(first);
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
