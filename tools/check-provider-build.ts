import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from './build/buildApp.ts';
import { buildConsole } from './build/buildConsole.ts';
import { buildForProvider, exampleConfig } from './deploy/exampleBuild.ts';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'wallet-provider-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** What only the sandbox has: its control surface, the key of its stand-ins, the words of its console; what tells a browser of maps; the reference wrapper. */
const marks = ['/sandbox', 'wallet:sandbox', 'Sandbox console', 'sourceMappingURL', 'openWalletBridge'];

/** The files of a build that hold a mark. */
function filesWith(dist: string, mark: string): readonly string[] {
  const files = globSync('**/*', { cwd: dist, withFileTypes: true }).filter((file) => file.isFile());
  return files.map((file) => join(file.parentPath, file.name)).filter((path) => readFileSync(path, 'latin1').includes(mark));
}

const problems: string[] = [];
let passes = 0;
function expect(isTrue: boolean, what: string): void {
  if (isTrue) passes += 1;
  else problems.push(what);
}

const config = exampleConfig('https://wallet.example', 'https://chat.example');
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');

/** What a build that is refused says. */
function refusalOf(text: string, ...options: readonly string[]): string {
  const file = join(folder, 'refused.json');
  writeFileSync(file, text);
  const args = [join(root, 'tools/build-for-provider.ts'), file, '--out', folder, '--allow-dirty', ...options];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return status === 1 ? stderr : `it was built: ${status}`;
}

function checkWholeness(): void {
  buildForProvider(folder, config, '--version', 'v22.4.0');
  const sums = read('deploy/SHA256SUMS');
  buildForProvider(folder, config, '--version', 'v22.4.0');
  expect(read('deploy/SHA256SUMS') === sums, 'the same commit and configuration gave other bytes');
  const wrong = sums
    .trim()
    .split('\n')
    .map((line) => line.split('  '))
    .filter(
      ([sum, file = '']) =>
        createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('hex') !== sum,
    );
  expect(wrong.length === 0, `SHA256SUMS does not hold for ${wrong.map(([, file]) => file).join(', ')}`);
  const listed = sums.trim().split('\n').length;
  const files = globSync('{app,chat,sourcemaps,deploy}/**/*', { cwd: folder, withFileTypes: true }).filter((file) => file.isFile()).length;
  const dotted = globSync('**/.*', { cwd: folder }).length;
  expect(listed === files - 1 && dotted === 0, `SHA256SUMS names ${listed} of ${files - 1} files`);
  const { version, commit, builtAt }: Record<string, string | null> = JSON.parse(read('app/build.json'));
  expect(read('app/version.txt') === 'v22.4.0\n' && version === 'v22.4.0', 'version.txt or build.json has another version');
  const head = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  expect(commit === head && /^\d{4}-.*Z$/.test(builtAt ?? ''), `build.json says ${commit}, ${builtAt}`);
  expect(
    filesWith(join(folder, 'app/static'), 'v22.4.0').some((file) => file.endsWith('.js')),
    'the app does not run with the version of its build',
  );
  expect(globSync('sourcemaps/static/*.js.map', { cwd: folder }).length > 100, 'there are no source maps for the error collector');
  expect(globSync('{app,chat}/**/*.map', { cwd: folder }).length === 0, 'a source map would be served');
  expect(globSync('app/chat.html', { cwd: folder }).length === 0, 'the chat’s page is on the app’s own origin');
  const { app, appId, region }: Record<string, string> = JSON.parse(read('chat/config.json'));
  expect(app === 'https://wallet.example' && appId === 'abc12345' && region === 'eu', 'the chat’s page has another configuration');
}

/** What a page of the build names is held against its integrity, and a group's page prepares for its service. */
function checkPages(): void {
  const page = read('app/app.html');
  const assets = [...page.matchAll(/crossorigin (?:src|href)="(\/static\/[^"]+\.(?:js|css))" integrity="(sha384-[^"]+)"/g)];
  const all = [...page.matchAll(/crossorigin (?:src|href)="(\/static\/[^"]+\.(?:js|css))"/g)];
  expect(assets.length === all.length && assets.length > 2, `${assets.length} of ${all.length} files of app.html have an integrity`);
  expect(read('app/login.html').includes('"integrity":"sha384-'), 'the parts of the first screen have no integrity');
  expect(
    read('app/app.identity.html').includes('<link rel="preconnect" href="https://kyc.example">'),
    'nothing prepares for the identity host',
  );
  expect(read('app/app.support.html').includes('<link rel="preconnect" href="https://chat.example">'), 'nothing prepares for the chat');
  expect(!page.includes('preconnect') && !read('app/index.html').includes('preconnect'), 'a page without a service prepares for one');
}

function checkRefusals(): void {
  const before = statSync(join(folder, 'app/version.txt')).mtimeMs;
  const shipped = readFileSync(join(root, 'app/public/config.json'), 'utf8');
  expect(
    refusalOf(shipped).includes('ports.identity is missing: name the origins of the identity host.'),
    'a missing identity host is not named',
  );
  expect(refusalOf(shipped).includes('ports.botCheck is a stand-in'), 'a stand-in is not named');
  const secret = config.replace('pk_live_1', 'sk_live_1');
  expect(
    refusalOf(secret).includes('config.json is public: ports.cardPayment.publishableKey is a secret key.'),
    'a secret key is not named',
  );
  expect(refusalOf(config, '--version', '22.4').includes('--version 22.4 is no version'), 'a version that is none is taken');
  expect(statSync(join(folder, 'app/version.txt')).mtimeMs === before, 'a refused build has changed what was there');
  expect(globSync('.next-*', { cwd: folder }).length === 0, 'a refused build leaves something behind');
}

/** Containers are not started here; where an engine runs, its own reader is asked besides the tests of form (DEP-011). */
function checkContainers(): void {
  const env = { ...process.env, TLS_FOLDER: folder };
  const { status, stderr } = spawnSync('docker', ['compose', '-f', 'deploy/compose.yaml', 'config', '--quiet'], {
    cwd: folder,
    encoding: 'utf8',
    env,
  });
  const isThere = spawnSync('docker', ['compose', 'version']).status === 0;
  if (isThere) expect(status === 0, `docker compose does not read compose.yaml: ${stderr}`);
  console.log(`provider-build: containers were read${isThere ? ' by docker compose' : ' for their form alone'}, and not started`);
}

await buildApp();
await buildConsole();
checkWholeness();
checkPages();
checkRefusals();
checkContainers();
for (const mark of marks) {
  const places = ['app', 'chat'].flatMap((part) => filesWith(join(folder, part), mark));
  expect(places.length === 0, `${mark} is in ${places.join(', ')}`);
}
// A search that finds nothing anywhere would be red here.
expect(
  filesWith(join(root, 'app/dist'), '/sandbox').length > 0,
  'the search does not find the control surface in the build for the sandbox',
);
expect(filesWith(join(root, 'console/dist'), 'Sandbox console').length > 0, 'the search does not find the console in its own build');
expect(filesWith(join(root, 'app/dist'), 'Sandbox console').length === 0, 'the app carries the console');
expect(filesWith(join(root, 'app/dist/static'), 'v22.3.1').length > 0, 'the build for the sandbox has another version');

for (const problem of problems) console.log(`FAIL ${problem}`);
console.log(`provider-build: ${passes} passed, ${problems.length} failed`);
process.exitCode = problems.length === 0 ? 0 : 1;
