import { describe, expect, it } from 'vitest';
import { openTestServices } from '../testing/openProvider.ts';
import { isAllowedTarget } from '../outbox/webhooks/target.ts';
import { setUpProvider } from '../testing/setUpProvider.ts';

const provider = setUpProvider();

/** From OWASP's cheat sheet on server-side request forgery, and spellings that a URL parser resolves to this machine. */
const REFUSED = [
  'http://169.254.169.254/latest/meta-data/',
  'http://[fd00:ec2::254]/latest/meta-data/',
  'http://metadata.google.internal/',
  'http://10.0.0.1/',
  'http://192.168.1.1/',
  'http://0.0.0.0:3000/',
  'http://[::]:3000/',
  'http://[::ffff:127.0.0.1]:3000/',
  'http://127.1:3000/',
  'http://2130706433:3000/',
  'http://0x7f.0.0.1:3000/',
  'http://0177.0.0.1:3000/',
  'http://127.0.0.1.nip.io:3000/',
  'http://localhost.:3000/',
  'http://localhost@evil.example:3000/',
  'http://evil.example#@localhost:3000/',
  'http://user:secret@localhost:3000/',
  'http://localhost:4173/sandbox/reset',
  'http://127.0.0.1:4173/sandbox/reset',
  'http://[::1]:4173/sandbox/reset',
  'http://localhost\\@evil.example/',
  'http://ⓛocalhost:3000/',
  'https://evil.example/',
  'https://wallet.example.evil.example/',
  'http://wallet.example/',
  'file:///etc/passwd',
  'gopher://localhost:6379/_FLUSHALL',
  'data:text/plain,x',
  'javascript:alert(1)',
  '//localhost:3000/',
  'http://localhost:3000/\r\nX: y#',
  `http://localhost:3000/${'a'.repeat(2048)}`,
];

describe('the endpoint of a webhook cannot point inside the network', () => {
  it.each(REFUSED)('%j is refused (HOOK-020, RULE-064)', async (url) => {
    expect(await provider.control('POST', '/webhooks', { url })).toMatchObject({
      status: 400,
      json: { fields: { url: expect.anything() as unknown } },
    });
    expect(isAllowedTarget(url, { ownPort: 4173, hosts: ['wallet.example'] })).toBe(false);
  });

  it('behind a proxy, the port that the provider listens on is still refused (RULE-064)', async () => {
    const services = await openTestServices(provider.database, { origin: 'https://wallet.example', port: 4173 });
    expect(isAllowedTarget('http://localhost:4173/sandbox/reset', services.eventTargets)).toBe(false);
    expect(isAllowedTarget('http://localhost:3000/', services.eventTargets)).toBe(true);
  });
});
