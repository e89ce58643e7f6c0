import { cpSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { install } from './installConsumer.ts';
import { followGuide } from './followGuide.ts';
import { root, typeCheck } from './run.ts';
import { lookUnscripted, openPage, start, visiting } from './visits.ts';
import { walkFramework } from './walkFramework.ts';
import type { Packed } from './writePackage.ts';

/** A framework or a router that products build on, with the guide whose files make a project of it (LIB-002). */
type Framework = {
  /** Of its guide, `docs/guides/<name>.md`. */
  readonly name: string;
  readonly build: string;
  readonly serve: string;
  readonly develop: string;
  /** Its first HTML is written by the browser, styles included. */
  readonly isBrowserRendered?: true;
  /** Without a router the browser loads each page. */
  readonly loadsPages?: true;
};

const frameworks: readonly Framework[] = [
  { name: 'next', build: 'next build', serve: 'next start -p PORT', develop: 'next dev -p PORT' },
  {
    name: 'react-router',
    build: 'react-router build',
    serve: 'react-router-serve build/server/index.js',
    develop: 'react-router dev --port PORT',
  },
  { name: 'astro', build: 'astro build', serve: 'astro preview --port PORT', develop: 'astro dev --port PORT', loadsPages: true },
  { name: 'tanstack-router', build: 'vite build', serve: 'vite preview --port PORT', develop: 'vite --port PORT', isBrowserRendered: true },
];

async function checkFramework({ name, build, serve, develop, isBrowserRendered, loadsPages }: Framework, folder: string): Promise<void> {
  const { NODE_ENV: _mode, ...inherited } = process.env;
  const env = {
    ...inherited,
    PATH: [join(dirname(folder), 'node_modules/.bin'), dirname(process.execPath), process.env['PATH']].join(delimiter),
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  const forProduction = { folder, env: { ...env, NODE_ENV: 'production' } };
  const visit = async (url: string): Promise<void> => {
    if (isBrowserRendered !== true) await lookUnscripted(url);
    await openPage(url, (page) => walkFramework(page, loadsPages !== true));
  };
  try {
    await start(build, forProduction).ended;
    await visiting(serve, forProduction, visit);
    await visiting(develop, { folder, env }, visit);
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
  for (const { name } of frameworks) followGuide(`docs/guides/${name}.md`, join(folder, name));
  typeCheck(folder);
  // All of them to their ends, so that no server outlives the failure of another.
  const results = await Promise.allSettled(frameworks.map((framework) => checkFramework(framework, join(folder, framework.name))));
  const failures = results.flatMap((result): unknown[] => (result.status === 'rejected' ? [result.reason] : []));
  if (failures.length > 0) throw new AggregateError(failures, 'Guides for frameworks do not hold');
}
