import { expect, it } from 'vitest';
import { hidePrivate } from './hidePrivate.ts';

it.each([
  ['a phone number', 'Unexpected token in "+37060000001"', 'Unexpected token in "[number]"'],
  ['a phone number with spaces', 'no JSON: +370 600 00001', 'no JSON: [number]'],
  ['an e-mail', 'alice@halden.example is no number', '[e-mail] is no number'],
  ['an access token', 'Bearer eyJhbGciOi.J9.abc-def was refused', 'Bearer [token] was refused'],
  ['a refresh token', 'rt_b3X-9_z was refused', '[token] was refused'],
  ['an IBAN', 'DE89 3704 0044 0532 0130 00 has no bank', '[iban] has no bank'],
  ['a wallet address', 'to 0x52908400098527886E0F7030069857D2E4169EE7', 'to [address]'],
  ['a coin address', 'to bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'to [address]'],
  ['an amount', 'Cannot convert 12,450.75 to a BigInt', 'Cannot convert [number] to a BigInt'],
  ['a code', 'code 123456 is wrong', 'code [number] is wrong'],
])('hides %s (D-APP-25)', (_, text, expected) => {
  expect(hidePrivate(text)).toBe(expected);
});

it('keeps what helps to find the fault: words, call names, small numbers, a reference (D-APP-02)', () => {
  const text = 'API-017 unavailable with 503, reference 7b1f4c0e-52d7-4d0c-9a53-0f6a1f7c2e11';
  expect(hidePrivate(text)).toBe(text);
});
