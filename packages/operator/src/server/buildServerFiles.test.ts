import { readConfiguration, type Configuration } from '@wallet/core/configuration/configuration';
import { findConfigurationFaults } from '@wallet/core/configuration/findConfigurationFaults';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { getPolicy, buildPolicies } from '../policy/buildPolicies.ts';
import { buildServerFiles } from './buildServerFiles.ts';

const deploy = join(import.meta.dirname, '../../../../docs/deploy');
const example = readFileSync(join(deploy, 'config.example.json'), 'utf8');

function read(value: unknown): Configuration {
  const config = readConfiguration(value);
  if (config === undefined) throw new Error('The example cannot be read.');
  return config;
}
const config = read(JSON.parse(example));
const files = buildServerFiles(config, 'v22.4.0');
const getFile = (path: string, of = files): string => of.get(path) ?? '';

it('the documented example is valid, and docs/deploy/nginx.conf is generated from it (DEP-006)', async () => {
  expect(findConfigurationFaults(JSON.parse(example))).toEqual([]);
  await expect(getFile('nginx.conf')).toMatchFileSnapshot(join(deploy, 'nginx.conf'));
});

const toLines = (text: string): ReadonlySet<string> => new Set(text.split('\n').map((line) => line.trim()));

it('with an address to listen on, only TLS and redirect differ (DEP-006)', () => {
  const plain = getFile(
    'nginx.conf',
    buildServerFiles(config, 'v22.4.0', { listen: '127.0.0.1:4480', pageListens: { chat: '127.0.0.1:4481' } }),
  );
  const added = [...toLines(plain)].filter((line) => !toLines(getFile('nginx.conf')).has(line));
  expect(added).toEqual(['listen 127.0.0.1:4480 default_server;', 'listen 127.0.0.1:4481;']);
  expect(plain).not.toMatch(/ssl|listen 80|308/);
});

it('names the certificate in two lines, allows two TLS versions, and redirects port 80 to the same address (DEP-007)', () => {
  const conf = getFile('nginx.conf');
  expect(conf.match(/ssl_certificate(_key)? \/etc\/wallet\/tls\/\w+\.pem;/g)).toHaveLength(2);
  expect(conf).toContain('ssl_protocols TLSv1.2 TLSv1.3;');
  expect(conf).toContain('return 308 https://wallet.example$request_uri;');
});

it('locations add only the header sets they include (DEP-007)', () => {
  const sets = [...files.keys()].filter((path) => path.startsWith('headers/'));
  expect(sets.length).toBeGreaterThan(5);
  for (const path of sets) {
    expect(getFile(path), path).toContain('add_header Strict-Transport-Security "max-age=63072000; includeSubDomains" always;');
    expect(
      getFile(path)
        .match(/^add_header .*/gm)
        ?.every((line) => line.endsWith(' always;')),
    ).toBe(true);
  }
  const added = getFile('nginx.conf').match(/add_header [\w-]+/g) ?? [];
  expect(new Set(added)).toEqual(new Set(['add_header Retry-After']));
});

it('caches found files and never missing ones, opens fonts, and hides what is not part of the site (DEP-008)', () => {
  const conf = getFile('nginx.conf');
  expect(conf).toMatch(
    /map \$status \$wallet_static_cache \{\s+~\^\(200\|206\|304\)\$ "public, max-age=31536000, immutable";\s+default "no-store";/,
  );
  expect(getFile('headers/static.conf')).toContain('add_header Cache-Control $wallet_static_cache always;');
  expect(getFile('headers/font.conf')).toContain('add_header Access-Control-Allow-Origin "*" always;');
  expect(conf).toContain('location ~ (/\\.|\\.map$|^/sandbox(/|$)) {');
});

it('limits calls per address, a hundred times wider for journeys (DEP-010)', () => {
  const conf = getFile('nginx.conf');
  expect(conf).toContain('zone=sign_in:10m rate=30r/m;');
  expect(conf).toContain('zone=calls:10m rate=20r/s;');
  expect(conf).toContain('limit_req zone=sign_in burst=10 nodelay;');
  expect(conf).toContain('limit_req zone=calls burst=40 nodelay;');
  expect(getFile('nginx.conf', buildServerFiles(config, 'v22.4.0', { takesDoubles: true }))).toMatch(
    /rate=3000r\/m;[\s\S]*burst=4000 nodelay/,
  );
});

it('forwards to a remote provider and verifies its certificate (DEP-001, DEP-009)', () => {
  const away = buildServerFiles(config, 'v22.4.0', { upstream: 'https://provider.example' });
  expect(getFile('upstream.conf', away)).toBe('server provider.example:443;\n');
  expect(getFile('proxy.conf', away)).toContain('proxy_ssl_verify on;');
  expect(getFile('upstream.conf')).toBe('server 127.0.0.1:4173;\n');
  expect(getFile('upstream.compose.conf')).toBe('server provider:4173;\n');
  expect(getFile('proxy.conf')).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
});

it('uses TLS and a single trusted certificate for a local provider, and always in the containers (DEP-009, DEP-011)', () => {
  const beside = getFile('proxy.conf', buildServerFiles(config, 'v22.4.0', { upstream: 'https://127.0.0.1:4173' }));
  for (const conf of [beside, getFile('proxy.compose.conf')])
    for (const line of [
      'proxy_pass https://wallet_provider;',
      'proxy_ssl_name provider;',
      'proxy_ssl_verify on;',
      'proxy_ssl_trusted_certificate /etc/wallet/provider.pem;',
    ])
      expect(conf).toContain(line);
  expect(getFile('Containerfile')).toContain('COPY deploy/proxy.compose.conf /etc/nginx/proxy.conf');
  expect(getFile('compose.yaml')).toContain('TLS_KEY: /run/secrets/provider_key');
  expect(getFile('compose.yaml')).not.toContain('http://');
});

it('the containers do not run as root and have a read-only root and secrets from files (DEP-011)', () => {
  expect(getFile('Containerfile')).toMatch(/^USER nginx$/m);
  expect(getFile('Containerfile.provider')).toMatch(/^USER node$/m);
  const compose = getFile('compose.yaml');
  expect(compose.match(/read_only: true/g)).toHaveLength(3);
  expect(compose.match(/healthcheck:/g)).toHaveLength(3);
  expect(compose).toContain("SANDBOX: 'off'");
  expect(compose).toContain("PUBLIC_ORIGIN: 'https://wallet.example'");
  expect(compose).toContain("TRUSTED_PROXIES: '10.89.22.0/24'");
  expect(compose).toContain('internal: true');
  expect(compose).not.toMatch(/PASSWORD: /);
});

it(`the provider runs under a role that does not own the schema, and without the owner's password (DEP-011, HA-015)`, () => {
  const services = new Map(
    getFile('compose.yaml')
      .split(/\n(?= {2}\w+:\n)/)
      .map((part) => [/^ {2}(\w+):/.exec(part)?.[1] ?? '', part]),
  );
  expect(services.get('provider')).toContain('wallet_provider_password');
  expect(services.get('provider')).not.toContain('wallet_owner');
  expect(services.get('provider')).toContain('service_completed_successfully');
  expect(services.get('schema')).toContain('DATABASE_MIGRATE_URL="postgres://wallet_owner:');
  expect(services.get('schema')).not.toContain('inner');
  expect(getFile('database-roles.sh')).toContain('create role wallet_provider login nosuperuser');
});

it('the README explains where files go, and how to roll back (DEP-012)', () => {
  const page = getFile('README.md');
  for (const word of [
    '/srv/wallet/',
    '`wallet.example`',
    '`chat.wallet.example`',
    '7 days',
    'npx wallet-doctor https://wallet.example',
    'TRUSTED_PROXIES',
  ])
    expect(page).toContain(word);
});

it('prints the policy of every group, and of a path (DEP-012)', () => {
  const groups = buildPolicies(config);
  expect(Object.keys(groups)).toEqual(['guest', 'card', 'identity', 'support', 'app']);
  expect(groups['card']?.paths).toContain('cards/new');
  expect(groups['app']?.headers['content-security-policy']).toContain("'nonce-{N}'");
  const login = getPolicy(config, '/login');
  expect(login.group).toBe('guest');
  expect(login.headers['content-security-policy']).toContain('https://www.google.com/recaptcha/');
  expect(login.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
});
