import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../budgets/provider.ts';
import { frameworks, type Framework } from './frameworks.ts';
import { install } from './installConsumer.ts';
import { lookUnscripted, openPage } from './openPage.ts';
import { readGuide } from './readGuide.ts';
import { root, typeCheck } from './run.ts';
import { walkFramework } from './walkFramework.ts';
import type { Packed } from './writePackage.ts';

/** A development server compiles when it is first asked. */
const MOST_STARTING_MS = 60_000;
const BETWEEN_ASKING_MS = 100;

type Place = { readonly folder: string; readonly env: NodeJS.ProcessEnv };
type Program = { readonly ended: Promise<string>; readonly stop: () => void };

/** A program of the project's own packages, in a group of its own: some servers are the child of a child. */
function start([name = '', ...args]: readonly string[], { folder, env }: Place): Program {
  const child = spawn(name, args, { cwd: folder, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (printed += part.toString()));
  const ended = new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve(printed) : reject(new Error(`${name} ${args.join(' ')} failed:\n${printed}`))));
  });
  const stop = (): void => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  return { ended, stop };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** Visits what a server serves, and stops it. */
async function visiting(command: (port: number) => readonly string[], place: Place, visit: (url: string) => Promise<void>): Promise<void> {
  const port = await freePort();
  const program = start(command(port), { ...place, env: { ...place.env, PORT: `${port}` } });
  const url = `http://localhost:${port}/`;
  const ready = async (): Promise<void> => {
    for (const end = Date.now() + MOST_STARTING_MS; !(await answers(url)); await delay(BETWEEN_ASKING_MS))
      if (Date.now() > end) throw new Error(`${command(port).join(' ')} does not answer.`);
    await visit(url);
  };
  try {
    await Promise.race([ready(), program.ended]);
  } finally {
    program.stop();
    await program.ended.catch(() => undefined);
  }
}

async function checkFramework({ name, build, serve, develop, isServerRendered, followsLinks }: Framework, folder: string): Promise<void> {
  const { NODE_ENV: _mode, ...inherited } = process.env;
  const env = {
    ...inherited,
    PATH: [join(dirname(folder), 'node_modules/.bin'), dirname(process.execPath), process.env['PATH']].join(delimiter),
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  const place = { folder, env };
  const visit = async (url: string): Promise<void> => {
    if (isServerRendered) await lookUnscripted(url);
    await openPage(url, (page) => walkFramework(page, followsLinks));
  };
  try {
    await start(build, { ...place, env: { ...env, NODE_ENV: 'production' } }).ended;
    await visiting(serve, { ...place, env: { ...env, NODE_ENV: 'production' } }, visit);
    await visiting(develop, place, visit);
  } catch (error) {
    throw new Error(`docs/guides/${name}.md does not hold`, { cause: error });
  }
}

/** Begins to install what the guides need beside the tarball, while other checks run. @returns false where no registry is reached */
export async function installFrameworks(packed: Packed, folder: string): Promise<boolean> {
  const consumers = join(root, 'tools/consumers');
  cpSync(join(consumers, 'frameworks'), folder, { recursive: true });
  cpSync(join(consumers, 'tsconfig.json'), join(folder, 'tsconfig.base.json'));
  return await install(packed, folder);
}

/**
 * The guides for frameworks and routers, each followed as it is written: built and served, then by its development server, which speaks of attributes
 * that differ between the server's markup and the browser's.
 * @param folder where `installFrameworks` has installed them
 */
export async function checkFrameworks(folder: string): Promise<void> {
  const guides = frameworks.map((framework) => ({ framework, project: join(folder, framework.name) }));
  for (const { framework, project } of guides)
    for (const [path, text] of readGuide(`docs/guides/${framework.name}.md`)) {
      mkdirSync(dirname(join(project, path)), { recursive: true });
      writeFileSync(join(project, path), text);
    }
  typeCheck(folder);
  // All of them to their ends, so that no server outlives the failure of another.
  const results = await Promise.allSettled(guides.map(({ framework, project }) => checkFramework(framework, project)));
  const failures = results.flatMap((result): unknown[] => (result.status === 'rejected' ? [result.reason] : []));
  if (failures.length > 0) throw new AggregateError(failures, 'Guides for frameworks do not hold');
}
