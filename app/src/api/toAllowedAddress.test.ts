import { logIn } from '@wallet/contract/access/session';
import { startKyc } from '@wallet/contract/customer/kyc';
import { expect, it } from 'vitest';
import { openTestTab } from '../testing/openTestApp.ts';
import { Refusal } from './errors.ts';
import { toAllowedAddress } from './toAllowedAddress.ts';

const PAGE = 'https://wallet.example/login';
const ORIGINS = ['https://api.wallet.example', 'https://id.partner.example'];

it.each(['https://wallet.example/kyc', 'https://api.wallet.example/kyc?id=1', 'https://id.partner.example/start'])(
  'allows the address %s (GUARD-018)',
  (address) => {
    expect(toAllowedAddress(address, PAGE, ORIGINS)).toBe(address);
  },
);

it.each([
  'https://evil.invalid',
  'https://wallet.example.evil.invalid/kyc',
  'https://wallet.example@evil.invalid/',
  'https://customer:secret@wallet.example/kyc',
  'http://wallet.example/kyc',
  'http://localhost:4173/sandbox/kyc',
  'javascript:alert(1)',
  'data:text/html,<script>steal()</script>',
  '//wallet.example/kyc',
  '/kyc',
  '',
])('rejects the address "%s" (GUARD-018)', (address) => {
  expect(toAllowedAddress(address, PAGE, ORIGINS)).toBeNull();
});

it('allows the provider on another port of the local machine (GUARD-018)', () => {
  expect(toAllowedAddress('http://localhost:4173/sandbox/kyc', 'http://localhost:4174/login', [])).not.toBeNull();
});

const createFetch = (status: number, body: object) => async () => Response.json(body, { status });

it('removes and reports a link to another site (GUARD-018)', async () => {
  const tab = openTestTab(createFetch(403, { code: 116, message: 'Additional checks needed', link: 'https://evil.invalid/' }));
  const refusal = await tab.call(logIn, { body: { username: '+37060000001', password: 'x' } }).catch((error: unknown) => error);
  expect(refusal instanceof Refusal ? refusal.body.link : 'no refusal').toBeNull();
  expect(tab.reports).toContain('error API-002 link leads elsewhere');
});

it('treats a response with a frame from another site as unreadable (GUARD-018)', async () => {
  const tab = openTestTab(createFetch(200, { user: { status: 'kyc_start' }, frame_url: 'https://evil.invalid/' }));
  await expect(tab.call(startKyc, {})).rejects.toBeInstanceOf(Error);
});
