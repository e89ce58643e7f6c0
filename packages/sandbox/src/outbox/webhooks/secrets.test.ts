import { Webhook } from 'standardwebhooks';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sealerOf } from '../../database/sealing.ts';
import { toSecretHint, generateSecret, openSecret, sealSecret, signEvent } from './secrets.ts';

const secret = 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=';
const body = '{"type":"endpoint.test","timestamp":"2026-03-14T09:26:53.589Z","data":{"test":true}}';
const id = 'evt_00000000000000000000000000000001';
const timestamp = 1773480413;

/** The check that docs/events.md shows for receivers without a library. */
function isGenuine(
  given: string,
  { secret: key, id: name, timestamp: at, body: text }: Readonly<Record<'secret' | 'id' | 'timestamp' | 'body', string>>,
): boolean {
  const expected = createHmac('sha256', Buffer.from(key.slice('whsec_'.length), 'base64'))
    .update(`${name}.${at}.${text}`)
    .digest();
  return given
    .split(' ')
    .map((signature) => Buffer.from(signature.replace(/^v1,/, ''), 'base64'))
    .some((bytes) => bytes.length === expected.length && timingSafeEqual(bytes, expected));
}

describe('the signature of an event', () => {
  it('matches the worked example (RULE-063)', () => {
    expect(signEvent(secret, { id, timestamp, body })).toBe('v1,N067iuKklIp0uCYDubxpxGFGxMFYeCAHjNa8hPKrCM0=');
  });

  it('is accepted by the public library, and refused for another body, id, time or secret (HOOK-007)', () => {
    const now = Math.floor(Date.now() / 1000);
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': String(now),
      'webhook-signature': signEvent(secret, { id, timestamp: now, body }),
    };
    const library = new Webhook(secret);
    expect(library.verify(body, headers)).toEqual(JSON.parse(body));
    expect(() => library.verify(body.replace('true', 'false'), headers)).toThrow();
    expect(() => library.verify(body, { ...headers, 'webhook-id': id.replace('1', '2') })).toThrow();
    expect(() => library.verify(body, { ...headers, 'webhook-timestamp': String(now - 1) })).toThrow();
    expect(() => new Webhook(generateSecret()).verify(body, headers)).toThrow();
  });

  it('is accepted by a plain HMAC check, and refused after any change (HOOK-007)', () => {
    const signature = { secret, id, timestamp: String(timestamp), body };
    const given = `v1,${randomBytes(32).toString('base64')} ${signEvent(secret, { id, timestamp, body })}`;
    expect(isGenuine(given, signature)).toBe(true);
    for (const changed of [{ body: `${body} ` }, { id: `${id}0` }, { timestamp: '1773480414' }, { secret: generateSecret() }]) {
      expect(isGenuine(given, { ...signature, ...changed })).toBe(false);
    }
  });
});

const createSealer = (...keys: [Buffer, ...Buffer[]]) => sealerOf(() => keys);

describe('the secret of an endpoint', () => {
  it('is 32 random bytes, later shown by its last four characters only (HOOK-001)', () => {
    const made = generateSecret();
    expect(made).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(generateSecret()).not.toBe(made);
    expect(toSecretHint(made)).toBe(`whsec_…${made.slice(-4)}`);
  });

  it('opens only for its own endpoint and with the right key (RULE-063)', () => {
    const [bytes, other] = [randomBytes(32), randomBytes(32)];
    const key = createSealer(bytes);
    const sealed = sealSecret(key, 'one', secret);
    expect(openSecret(key, 'one', sealed)).toBe(secret);
    expect(() => openSecret(key, 'other', sealed)).toThrow();
    expect(() => openSecret(createSealer(other), 'one', sealed)).toThrow();
    expect(openSecret(createSealer(other, bytes), 'one', sealed)).toBe(secret);
  });
});
