import { readConfiguration } from '@wallet/core/configuration/configuration';
import { findConfigurationFaults, findConfigurationWarnings } from '@wallet/core/configuration/findConfigurationFaults';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readVersion } from './deploy/readVersion.ts';
import { writeProviderBuild } from './deploy/writeProviderBuild.ts';

const USAGE = `Writes the whole deployment for a real provider below dist: app, chat, identity, sourcemaps, deploy (docs/deploy/README.md).

  npm run build:provider -- config.json [--version v22.4.0] [--allow-dirty] [--upstream http://127.0.0.1:4173]
                                        [--doubles] [--listen 127.0.0.1:4480] [--chat-listen 127.0.0.1:4481]

  --version      else an exact tag v*, else app/src/config/version.ts and the commits since
  --allow-dirty  also from a work tree with changes that no commit holds
  --out          another folder than dist
  --upstream     where nginx finds the provider; https://127.0.0.1:4173 for one beside it that serves TLS
  --doubles      takes "at", doubles of services on this machine, and widens the limits
  --listen, --chat-listen, --identity-listen  without TLS, at this address of this machine

A folder .well-known beside config.json is served as it lies.`;

async function run(): Promise<void> {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      version: text,
      out: { type: 'string', default: 'dist' },
      upstream: text,
      listen: text,
      'chat-listen': text,
      'identity-listen': text,
      'allow-dirty': flag,
      doubles: flag,
    },
  });
  const [file] = positionals;
  if (file === undefined) throw new Error(USAGE);
  const configText = readFileSync(file, 'utf8');
  const value: unknown = JSON.parse(configText);
  const faults = findConfigurationFaults(value, { takesDoubles: values.doubles });
  const config = readConfiguration(value);
  if (faults.length > 0 || config === undefined) throw new Error(`${file} cannot be served:\n${faults.join('\n')}`);
  for (const warning of findConfigurationWarnings(config)) console.log(`build: ${warning}`);
  const stamp = readVersion(join(import.meta.dirname, '..'), { version: values.version, allowsChanges: values['allow-dirty'] });
  const wellKnown = join(dirname(file), '.well-known');
  const folders = await writeProviderBuild({
    dist: resolve(values.out),
    config,
    configText,
    wellKnown: existsSync(wellKnown) ? wellKnown : undefined,
    stamp,
    options: {
      listen: values.listen,
      pageListens: { chat: values['chat-listen'], identity: values['identity-listen'] },
      upstream: values.upstream,
      takesDoubles: values.doubles,
    },
  });
  console.log(`build: ${stamp.version} for a real provider: ${folders.map((folder) => join(values.out, folder)).join(', ')}`);
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
