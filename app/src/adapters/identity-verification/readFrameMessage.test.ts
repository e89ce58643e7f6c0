import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readFrameMessage } from './readFrameMessage.ts';

const FRAME = { name: 'frame' };
const URL_OF_HOST = 'https://kyc.example/check?customer_id=7b1f4c0e-52d7-4d0c-9a53-0f6a1f7c2e11';
const HOST = 'https://kyc.example';
const readMessage = (data: unknown, { origin = HOST, source = FRAME }: { origin?: string; source?: unknown } = {}) =>
  readFrameMessage({ origin, source, data }, FRAME, URL_OF_HOST, 'frame');

it.each(['complete', 'help/camera'] as const)(
  'accepts “%s” as a string and as the type of an object (KYC-017, KYC-018, D-KYC-12)',
  (word) => {
    expect(readMessage(word)).toBe(word);
    expect(readMessage({ type: word, more: 1 })).toBe(word);
  },
);

it('rejects other origins and other windows (D-KYC-12)', () => {
  expect(readMessage('complete', { origin: 'https://imposter.example' })).toBeNull();
  expect(readMessage('complete', { source: { name: 'another frame' } })).toBeNull();
});

it('property: rejects any other data (D-KYC-12)', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(readMessage(data)).toBeNull();
    }),
  );
});

const readVeriffMessage = (data: unknown) => readFrameMessage({ origin: HOST, source: FRAME, data }, FRAME, URL_OF_HOST, 'veriff');

it.each([
  ['VERIFF_HANDSHAKE', 'ready'],
  ['VERIFF_FINISHED', 'complete'],
  ['VERIFF_CANCELED', 'cancelled'],
  ['VERIFF_RELOAD_REQUEST', 'reload'],
  ['VERIFF_FORCE_RELOAD', 'reload'],
  ['complete', null],
] as const)(`maps Veriff's %s to %s (THIRD-045)`, (said, message) => {
  expect(readVeriffMessage({ name: said })).toBe(message);
  expect(readVeriffMessage(said)).toBe(message);
});
