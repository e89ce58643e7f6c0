import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { buildApp } from './build/buildApp.ts';
import { buildConsole } from './build/buildConsole.ts';
import { buildForProvider, buildExampleConfig } from './deploy/exampleBuild.ts';
import { createTemporaryFolder } from './createTemporaryFolder.ts';

const root = join(import.meta.dirname, '..');
const folder = createTemporaryFolder();
const config = buildExampleConfig('https://wallet.example', 'https://chat.example');
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
const listFiles = (dist: string): readonly string[] =>
  globSync('**/*', { cwd: dist, withFileTypes: true }).flatMap((file) => (file.isFile() ? [join(file.parentPath, file.name)] : []));
const findFilesWith = (dist: string, mark: string) => listFiles(dist).filter((path) => readFileSync(path, 'latin1').includes(mark));

await buildApp();
await buildConsole();
buildForProvider(folder, config, '--version', 'v22.4.0');

await test('the same commit and configuration give the same bytes, and SHA256SUMS lists all of them', () => {
  const sums = read('deploy/SHA256SUMS');
  buildForProvider(folder, config, '--version', 'v22.4.0');
  assert.equal(read('deploy/SHA256SUMS'), sums);
  // The command that operators use.
  execFileSync('sha256sum', ['--check', '--strict', '--quiet', 'deploy/SHA256SUMS'], { cwd: folder });
  const served = ['app', 'chat', 'sourcemaps', 'deploy'].flatMap((part) => listFiles(join(folder, part)));
  assert.equal(sums.trim().split('\n').length, served.length - 1);
  assert.deepEqual(globSync('**/.*', { cwd: folder }), []);
});

await test('contains version and commit, keeps source maps out of the served files, and gives the chat its own origin', () => {
  const { version, commit, builtAt }: Record<string, string | null> = JSON.parse(read('app/build.json'));
  const head = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  assert.deepEqual([read('app/version.txt'), version, commit], ['v22.4.0\n', 'v22.4.0', head]);
  assert.match(builtAt ?? '', /^\d{4}-.*Z$/);
  assert.ok(findFilesWith(join(folder, 'app/static'), 'v22.4.0').some((file) => file.endsWith('.js')));
  assert.ok(globSync('sourcemaps/static/*.js.map', { cwd: folder }).length > 100);
  assert.deepEqual(globSync('{{app,chat}/**/*.map,app/chat.html}', { cwd: folder }), []);
  const { app, appId, region }: Record<string, string> = JSON.parse(read('chat/config.json'));
  assert.deepEqual([app, appId, region], ['https://wallet.example', 'abc12345', 'eu']);
});

await test('pages carry the integrity of their files, and a group’s page preconnects to its service', () => {
  const page = read('app/app.html');
  const assets = page.match(/crossorigin (?:src|href)="\/static\/[^"]+\.(?:js|css)"(?: integrity="sha384-)?/g) ?? [];
  assert.ok(assets.length > 2 && assets.every((asset) => asset.includes('integrity')));
  assert.ok(read('app/login.html').includes('"integrity":"sha384-'));
  for (const [group, origin] of [
    ['card', 'https://js.stripe.com'],
    ['identity', 'https://kyc.example'],
    ['support', 'https://chat.example'],
  ])
    assert.ok(read(`app/app.${group}.html`).includes(`<link rel="preconnect" href="${origin}">`), group);
  assert.ok(!page.includes('preconnect') && !read('app/index.html').includes('preconnect'));
});

await test('refuses an invalid configuration with its reason, and leaves the previous build untouched', () => {
  const before = statSync(join(folder, 'app/version.txt')).mtimeMs;
  const refuse = (text: string, options: readonly string[], ...words: readonly string[]): void => {
    writeFileSync(join(folder, 'refused.json'), text);
    const args = ['tools/build-for-provider.ts', join(folder, 'refused.json'), '--out', folder, '--allow-dirty', ...options];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    assert.equal(status, 1);
    for (const word of words) assert.ok(stderr.includes(word), stderr);
  };
  const shipped = readFileSync(join(root, 'app/public/config.json'), 'utf8');
  refuse(shipped, [], 'ports.identity is missing: name the origins of the identity host.', 'ports.botCheck is a stand-in');
  refuse(config.replace('pk_live_', 'sk_live_'), [], 'config.json is public: ports.cardPayment.publishableKey is a secret key.');
  refuse(config, ['--version', '22.4'], '--version 22.4 is no version');
  assert.equal(statSync(join(folder, 'app/version.txt')).mtimeMs, before);
  assert.deepEqual(globSync('.next-*', { cwd: folder }), []);
});

// Containers are not started here. Where Docker runs, its own parser checks the file in addition to the unit tests (DEP-011).
const runDocker = (...args: readonly string[]) =>
  spawnSync('docker', ['compose', ...args], { cwd: folder, env: { ...process.env, TLS_FOLDER: folder } });
await test('docker compose accepts compose.yaml', { skip: runDocker('version').status !== 0 && 'no engine runs here' }, () => {
  assert.equal(runDocker('-f', 'deploy/compose.yaml', 'config', '--quiet').status, 0);
});

await test('the build for a provider contains nothing of the sandbox, and the search would find it', () => {
  // The control surface, the storage key of its stand-ins, a text of its console, the reference to source maps, the reference wrapper.
  for (const mark of ['/sandbox', 'wallet:sandbox', 'Sandbox console', 'sourceMappingURL', 'openWalletBridge'])
    assert.deepEqual(
      ['app', 'chat'].flatMap((part) => findFilesWith(join(folder, part), mark)),
      [],
      mark,
    );
  assert.ok(findFilesWith(join(root, 'app/dist'), '/sandbox').length > 0);
  assert.ok(findFilesWith(join(root, 'packages/console/dist'), 'Sandbox console').length > 0);
  assert.deepEqual(findFilesWith(join(root, 'app/dist'), 'Sandbox console'), []);
  assert.ok(findFilesWith(join(root, 'app/dist/static'), 'v22.3.1').length > 0);
});
