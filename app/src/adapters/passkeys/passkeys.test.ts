import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { toPasskeyResult } from './toPasskeyResult.ts';
import { browserPasskeys } from './browserPasskeys.ts';
import { createSandboxPasskeys } from './createSandboxPasskeys.ts';
import type { Passkeys } from './Passkeys.ts';

const rejectWith = (name: string, cause?: Error): Promise<never> => Promise.reject(Object.assign(new Error('x', { cause }), { name }));
const createCause = (name: string): Error => Object.assign(new Error('x'), { name });

it('reports a sheet that was closed, timed out or was aborted as cancelled (SCA-006, SCA-011)', async () => {
  expect(await toPasskeyResult(rejectWith('NotAllowedError'))).toEqual({ kind: 'cancelled' });
  expect(await toPasskeyResult(rejectWith('WebAuthnError', createCause('AbortError')))).toEqual({ kind: 'cancelled' });
});

it('reports an authenticator that already has a passkey (SCA-006)', async () => {
  expect(await toPasskeyResult(rejectWith('InvalidStateError'))).toEqual({ kind: 'known' });
});

it('rethrows any other error and returns the created passkey', async () => {
  await expect(toPasskeyResult(rejectWith('SecurityError'))).rejects.toThrow();
  expect(await toPasskeyResult(Promise.resolve('made'))).toEqual({ kind: 'done', value: 'made' });
});

const rejectUnused = async (): Promise<never> => Promise.reject(new Error('not asked here'));
const browser: Passkeys = {
  available: () => true,
  create: rejectUnused,
  get: rejectUnused,
  isConditional: async () => false,
  getConditional: rejectUnused,
  signalUnknown: rejectUnused,
  signalAccepted: rejectUnused,
};

it.each([
  [null, true],
  ['{"passkeys":"system"}', true],
  ['{"passkeys":"none"}', false],
  ['no json', true],
])('respects the sandbox setting %s (SCA-004)', (setting, isThere) => {
  const area = { getItem: () => setting };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  expect(createSandboxPasskeys(() => area as unknown as Storage, browser).available()).toBe(isThere);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['localhost', true],
  ['wallet.example', true],
  ['1password.example', true],
  ['127.0.0.1', false],
  ['203.0.113.7', false],
  ['[::1]', false],
])('has passkeys on the host %s: %s, if the browser supports them (SCA-004)', (hostname, isThere) => {
  vi.stubGlobal('document', {});
  vi.stubGlobal('location', { hostname });
  expect(browserPasskeys.available()).toBe(false);
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  expect(browserPasskeys.available()).toBe(isThere);
});

it(`uses the browser's credentials API and its library only in this port (SCA-014)`, () => {
  const root = join(import.meta.dirname, '../../../..');
  const asking = globSync(['app/src/**/*.{ts,tsx}', 'packages/ui/src/**/*.{ts,tsx}'], { cwd: root }).filter(
    (file) =>
      !file.endsWith('passkeys.test.ts') &&
      /navigator\.credentials\.|@simplewebauthn\/browser'/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(asking.length).toBeGreaterThan(0);
  expect(asking.filter((file) => !file.startsWith('app/src/adapters/passkeys/'))).toEqual([]);
});
