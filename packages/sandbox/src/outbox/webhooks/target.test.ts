import { describe, expect, it } from 'vitest';
import { resolveAddress, isAllowedTarget, parseWebhookHosts } from './target.ts';

const allowed = { ownPort: 4173, hosts: parseWebhookHosts('hooks.example.com, Other.example') };

/** The address chosen for a name that resolves to these addresses. */
const local = (...addresses: string[]) =>
  resolveAddress('http://localhost:3000/', allowed, async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  );

describe('the targets of events', () => {
  it.each([
    'http://localhost:3000/hooks',
    'http://127.0.0.1:8080',
    'http://[::1]:3000/x?y=1',
    'https://localhost/hooks',
    'https://hooks.example.com/in',
    'https://other.example:8443/in',
  ])('accepts %s (HOOK-020, RULE-064)', (url) => {
    expect(isAllowedTarget(url, allowed)).toBe(true);
  });

  it.each([
    'http://0x7f000001/',
    'http://localhost.evil.example/',
    'http://localhost:3000/#part',
    'http://localhost:3000#',
    'http://hooks.example.com/in',
    'https://hooks.example.com.evil.example/',
    'https://10.0.0.1/',
    'ftp://localhost/',
    'localhost:3000',
    '',
  ])('refuses %s (HOOK-020, RULE-064)', (url) => {
    expect(isAllowedTarget(url, allowed)).toBe(false);
  });

  it('connects to this machine only if every address of the name is its own (RULE-064)', async () => {
    expect(await local('127.0.0.1', '::1')).toEqual({ address: '127.0.0.1', family: 4 });
    expect(await local('127.0.0.1', '10.0.0.1')).toBeUndefined();
  });

  it.each([
    '10.1.2.3',
    '127.0.0.1',
    '169.254.169.254',
    '192.168.1.1',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '::1',
    'fe80::1',
    'fc00::1',
    'ff02::1',
    '::ffff:10.0.0.1',
    '2001:db8::1',
    '2002:7f00:1::',
    '64:ff9b::7f00:1',
  ])('does not connect to a named host that resolves to %s (RULE-064)', async (address) => {
    const chosen = await resolveAddress('https://hooks.example.com/', allowed, async () => [
      { address: '93.184.216.34', family: 4 },
      { address, family: address.includes(':') ? 6 : 4 },
    ]);
    expect(chosen).toBeUndefined();
  });

  it('connects to a named host at a public address (RULE-064)', async () => {
    expect(
      await resolveAddress('https://hooks.example.com/', allowed, async () => [{ address: '2606:2800:220:1::1', family: 6 }]),
    ).toMatchObject({ family: 6 });
  });
});
