import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the journeys' app, its chat and the doubles listen: ports that follow each other, all of this machine. */
export function doublePorts(first: number) {
  const at = (offset: number): string => `http://127.0.0.1:${first + offset}`;
  return {
    app: `http://localhost:${first}`,
    chat: at(1),
    stripe: at(2),
    recaptcha: at(3),
    identity: at(4),
    intercom: at(5),
    sentry: at(6),
    pictures: at(7),
    identityHost: at(8),
  };
}

/** The run-time configuration of the journeys: every service by its double's address (THIRD-080). @param identity in place of the port's members */
export function doubleConfiguration(first: number, identity: object = {}): object {
  const { app, chat, stripe, recaptcha, identity: identityOrigin, intercom, sentry, pictures } = doublePorts(first);
  const shipped: object = JSON.parse(readFileSync(join(import.meta.dirname, '../../app/public/config.json'), 'utf8'));
  return {
    ...shipped,
    origin: app,
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
        at: { script: [`${stripe}/endive/stripe.js`, `${stripe}/`], connect: [stripe], frame: [stripe] },
      },
      identity: { kind: 'frame', origins: [identityOrigin], announces: true, ...identity },
      chat: {
        kind: 'intercom',
        appId: 'abc12345',
        region: 'eu',
        origin: chat,
        at: { script: [`${intercom}/widget/abc12345`], connect: [intercom], frame: [intercom] },
      },
      sentry: { dsn: `${sentry.replace('http://', 'http://abc123@')}/42`, environment: 'journeys' },
    },
  };
}
