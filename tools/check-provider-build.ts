import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from './buildApp.ts';
import { buildConsole } from './buildConsole.ts';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'wallet-provider-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** What only the sandbox has: its control surface, the key of its stand-ins, the words of its console. */
const marks = ['/sandbox', 'wallet:sandbox', 'Console of the sandbox'];

/** The files of a build that hold a mark. */
function filesWith(dist: string, mark: string): readonly string[] {
  const files = globSync('**/*', { cwd: join(root, dist), withFileTypes: true }).filter((file) => file.isFile());
  return files.map((file) => join(file.parentPath, file.name)).filter((path) => readFileSync(path, 'latin1').includes(mark));
}

const problems: string[] = [];
const expect = (isTrue: boolean, what: string): void => void (isTrue || problems.push(what));

const shipped: object = JSON.parse(readFileSync(join(root, 'app/public/config.json'), 'utf8'));
const ports = {
  monitoring: 'http',
  botCheck: { kind: 'recaptcha', siteKey: 'site-key' },
  cardPayment: { publishableKey: 'pk_live_1' },
  identity: { kind: 'frame', origins: ['https://kyc.example'] },
  chat: { kind: 'intercom', appId: 'appid' },
};
const config = join(folder, 'config.json');
writeFileSync(config, JSON.stringify({ ...shipped, origin: 'https://wallet.example', ports }));
execFileSync(process.execPath, [join(import.meta.dirname, 'build-for-provider.ts'), config], { cwd: root, stdio: 'inherit' });
await buildApp();
await buildConsole();

for (const mark of marks) expect(filesWith('dist/app', mark).length === 0, `${mark} is in ${filesWith('dist/app', mark).join(', ')}`);
// A search that finds nothing anywhere would be red here.
expect(filesWith('app/dist', '/sandbox').length > 0, 'the search does not find the control surface in the build for the sandbox');
expect(filesWith('console/dist', 'Console of the sandbox').length > 0, 'the search does not find the console in its own build');
expect(filesWith('app/dist', 'Console of the sandbox').length === 0, 'the app carries the console');

for (const problem of problems) console.log(`FAIL ${problem}`);
console.log(`provider-build: ${marks.length + 3 - problems.length} passed, ${problems.length} failed`);
process.exitCode = problems.length === 0 ? 0 : 1;
