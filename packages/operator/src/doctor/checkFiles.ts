import { object, parseJson, text as textReader } from '@wallet/core/configuration/readers';
import type { DoctorResponse } from './ask.ts';
import type { NamedFiles } from './checkPolicies.ts';
import type { Deployed } from './Deployed.ts';
import { rebuildAdvice, createFinding, type Finding } from './finding.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const readCacheControl = ({ headers }: DoctorResponse): string => headers.get('cache-control') ?? '';

const readBuild = object({ version: textReader() });

async function checkVersion({ origin, ask }: Deployed, { script, parts }: NamedFiles): Promise<Finding> {
  const { status, text } = await ask(`${origin}/version.txt`);
  const version = text.trim();
  const built = readBuild(parseJson((await ask(`${origin}/build.json`)).text))?.version;
  const scripts: string[] = [];
  for (const part of script === null ? [] : [script, ...parts]) scripts.push((await ask(origin + part)).text);
  const running = new Set(scripts.flatMap((one) => one.match(/\bv\d+\.\d+\.\d+\b/g) ?? []));
  const isVersion = status === 200 && /^v\d+\.\d+\.\d+$/.test(version);
  return createFinding(
    {
      id: 'version',
      holds: `${version} is served, built and running.`,
      mend: 'Roll out all of dist/app, with the pages, version.txt and build.json last.',
    },
    [
      !isVersion && `/version.txt returns ${status} without a version`,
      isVersion && built !== version && `version.txt contains ${version}, build.json ${built ?? 'no version'}`,
      isVersion &&
        built === version &&
        script !== null &&
        !running.has(version) &&
        `version.txt contains ${version}, but the scripts run another version`,
    ],
  );
}

async function checkCaching({ origin, ask }: Deployed, { script }: NamedFiles): Promise<readonly Finding[]> {
  const missing = await ask(`${origin}/static/doctor-missing.js`);
  const notes: string[] = [];
  for (const path of ['/config.json', '/version.txt', '/build.json']) {
    const cache = readCacheControl(await ask(origin + path));
    if (cache !== 'no-store') notes.push(`${path} may be cached: "${cache}"`);
  }
  const page = readCacheControl(await ask(`${origin}/login`));
  const scriptCache = script === null ? IMMUTABLE : readCacheControl(await ask(origin + script));
  return [
    createFinding({ id: 'caching.pages', holds: 'Pages are never cached.', mend: rebuildAdvice }, [
      page !== 'no-store' && `/login may be cached: "${page}"`,
    ]),
    createFinding({ id: 'caching.notes', holds: 'config.json, version.txt and build.json are never cached.', mend: rebuildAdvice }, notes),
    createFinding({ id: 'caching.static', holds: 'Files with a hash in their name are cached permanently.', mend: rebuildAdvice }, [
      scriptCache !== IMMUTABLE && `${script ?? ''} has cache-control "${scriptCache}"`,
    ]),
    createFinding(
      {
        id: 'caching.missing',
        holds: 'A missing file returns 404 and is never cached.',
        mend: 'Send no-store with 404: a chunk missing during a roll-out must be requested again.',
      },
      [
        missing.status !== 404 && `/static/doctor-missing.js returns ${missing.status}`,
        readCacheControl(missing) !== 'no-store' && `a missing file may be cached: "${readCacheControl(missing)}"`,
      ],
    ),
  ];
}

async function checkHidden({ origin, ask }: Deployed, { script }: NamedFiles): Promise<readonly Finding[]> {
  const served = async (paths: readonly string[]): Promise<readonly string[]> => {
    const problems: string[] = [];
    for (const path of paths) {
      const { status } = await ask(origin + path);
      if (status !== 404) problems.push(`${path} returns ${status}`);
    }
    return problems;
  };
  return [
    createFinding(
      {
        id: 'maps',
        holds: 'No source map is served.',
        mend: 'Serve dist/app, not dist/sourcemaps: source maps are for the error collector.',
      },
      script === null ? [] : await served([`${script}.map`]),
    ),
    createFinding(
      {
        id: 'sandbox',
        holds: 'The control surface is not served.',
        mend: 'Run the provider with SANDBOX=off, and do not forward /sandbox to it.',
      },
      await served(['/sandbox', '/sandbox/settings']),
    ),
    createFinding(
      { id: 'dot-files', holds: 'No dot file is served.', mend: rebuildAdvice },
      await served(['/.doctor', '/.git/HEAD', '/.inputs']),
    ),
  ];
}

async function checkFont({ origin, ask }: Deployed, { font }: NamedFiles): Promise<readonly Finding[]> {
  if (font === null) return [];
  const { status, headers } = await ask(origin + font);
  const isOpen = headers.get('access-control-allow-origin') === '*' && headers.get('cross-origin-resource-policy') === 'cross-origin';
  return [
    createFinding({ id: 'fonts', holds: 'The card provider’s frames may use the font.', mend: rebuildAdvice }, [
      status !== 200 && `${font} returns ${status}`,
      !isOpen && `${font} is not available to other origins: card fields have another font`,
    ]),
  ];
}

/** Checks version, caching, and files that must not be served (DEP-022). */
export const checkFiles = async (deployed: Deployed, named: NamedFiles): Promise<readonly Finding[]> => [
  await checkVersion(deployed, named),
  ...(await checkCaching(deployed, named)),
  ...(await checkHidden(deployed, named)),
  ...(await checkFont(deployed, named)),
];
