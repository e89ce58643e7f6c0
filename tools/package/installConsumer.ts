import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, run } from './run.ts';
import type { Packed } from './writePackage.ts';

/** What npm says when it cannot reach a registry, as opposed to when it cannot install. */
const UNREACHABLE = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ENOTCACHED/;

/** Without a registry: the tarball unpacked, and exactly what it declares found among the packages of this repository. */
function link({ tarball, dependencies }: Packed, folder: string): void {
  const installed = join(folder, 'node_modules/@wallet/ui');
  mkdirSync(installed, { recursive: true });
  run('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1'], folder);
  for (const name of [...dependencies, '@types/node', '@types/react', '@types/react-dom']) {
    const place = join(folder, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), place);
  }
}

/** Installs the tarball beside what the folder asks for already; false without a registry. */
export async function install({ tarball }: Packed, folder: string): Promise<boolean> {
  const args = ['install', tarball, '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--include=dev', '--loglevel=error'];
  const npm = spawn('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  let complaints = '';
  npm.stderr.on('data', (part: Buffer) => (complaints += part.toString()));
  const [code] = await once(npm, 'close');
  if (code === 0) return true;
  if (!UNREACHABLE.test(complaints)) throw new Error(`The tarball cannot be installed into ${folder}:\n${complaints}`);
  return false;
}

/** A product outside the repository that has installed the tarball. */
export async function installConsumer(name: string, packed: Packed, folder: string): Promise<void> {
  const consumers = join(root, 'tools/consumers');
  cpSync(join(consumers, name), folder, { recursive: true });
  cpSync(join(consumers, 'tsconfig.json'), join(folder, 'tsconfig.base.json'));
  cpSync(join(consumers, 'styles.d.ts'), join(folder, 'src/styles.d.ts'));
  if (await install(packed, folder)) return;
  console.log(`package: no registry is reached, ${name} takes its dependencies from this repository`);
  link(packed, folder);
}
