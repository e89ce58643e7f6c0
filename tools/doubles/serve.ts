import { readConfiguration } from '@wallet/core/configuration/configuration';
import { findConfigurationFaults } from '@wallet/core/configuration/findConfigurationFaults';
import { buildHostedPages } from '@wallet/core/configuration/buildHostedPages';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSnapshot } from '../build/buildSnapshot.ts';
import { buildIfChanged } from '../build/buildIfChanged.ts';
import { appInputs } from '../build/hashInputs.ts';
import { writeProviderBuild, writeServerFiles } from '../deploy/writeProviderBuild.ts';
import { makeCertificate, requireNginx, startNginx } from '../servers/nginx.ts';
import { createTemporaryFolder } from '../createTemporaryFolder.ts';
import { getPlaces } from '../../e2e/support/places.ts';
import { connectProvider } from '../../packages/sandbox/src/testing/openProvider.ts';
import { buildDoubleConfiguration } from './configuration.ts';
import { serveDouble } from './double.ts';
import { createIdentityDouble } from './identity.ts';
import { intercomDouble, INTERCOM_SECRET } from './intercom.ts';
import { pictureDouble } from './pictures.ts';
import { createRecaptchaDouble } from './recaptcha.ts';
import { createSentryDouble } from './sentry.ts';
import { createStripeDouble } from './stripe.ts';
import { createSumsubDouble } from './sumsub.ts';
import { createVeriffDouble } from './veriff.ts';

// The environment for journeys with real services (THIRD-082): the build for a provider, nginx with TLS and the generated files, the
// provider behind it, and a double of each service on its own origin. All data is deleted with the process.
const first = Number(process.env['PORT'] ?? 4300);
const places = getPlaces(first);
const rawConfiguration = buildDoubleConfiguration(first);
const faults = findConfigurationFaults(rawConfiguration, { takesDoubles: true });
const config = readConfiguration(rawConfiguration);
if (faults.length > 0 || config === undefined) throw new Error(faults.join('\n'));

const program = requireNginx();
const dist = join(import.meta.dirname, `../../dist/journeys-${first}`);
const stamp = { version: 'v22.3.1', commit: 'journeys', builtAt: '2026-01-01T00:00:00Z' };
await buildIfChanged({
  dist,
  inputs: [
    ...appInputs,
    'tools/doubles/configuration.ts',
    'e2e/support/places.ts',
    'tools/deploy/*.ts',
    'packages/operator/src/server/*.ts',
  ],
  write: async (next) => {
    mkdirSync(next, { recursive: true });
    const options = { takesDoubles: true, pageListens: {} };
    await writeProviderBuild({ dist: next, config, configText: JSON.stringify(rawConfiguration), wellKnown: undefined, stamp, options });
  },
});
buildSnapshot();

/** The same files as an app whose provider is on another origin (J44). */
function deployElsewhere(folder: string): void {
  const moved = { ...rawConfiguration, origin: places.elsewhere, providerOrigin: places.app };
  const read = readConfiguration(moved);
  if (read === undefined) throw new Error('The configuration of the other origin cannot be read.');
  cpSync(join(dist, 'app'), join(folder, 'app'), { recursive: true });
  for (const { folder: page } of buildHostedPages(read)) cpSync(join(dist, page), join(folder, page), { recursive: true });
  writeFileSync(join(folder, 'app/config.json'), JSON.stringify(moved));
  writeServerFiles(folder, read, stamp.version, { takesDoubles: true, pageListens: {} });
}

const certificate = makeCertificate(['localhost', 'chat.localhost', 'identity.localhost']);
const elsewhere = createTemporaryFolder();
deployElsewhere(elsewhere);
const { provider } = places;
await serveDouble(first + 2, createStripeDouble(provider));
await serveDouble(first + 3, createRecaptchaDouble());
await serveDouble(first + 4, createIdentityDouble(provider));
await serveDouble(first + 5, intercomDouble);
await serveDouble(first + 6, createSentryDouble(join(dist, 'sourcemaps')));
await serveDouble(first + 7, pictureDouble);
await serveDouble(first + 8, createVeriffDouble(provider));
await serveDouble(first + 9, createSumsubDouble(provider));
const startServer = (folder: string, offset: number) =>
  startNginx(program, {
    dist: folder,
    provider,
    tls: { port: first + offset, redirectPort: first + offset + 1, folder: certificate },
  });
const servers = await Promise.all([startServer(dist, 0), startServer(elsewhere, 11)]);

Object.assign(process.env, {
  PORT: String(first + 10),
  PUBLIC_ORIGIN: places.app,
  TRUSTED_PROXIES: '127.0.0.1,::1',
  DATA_DIR: createTemporaryFolder(),
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => servers.forEach((stop) => void stop()));
await import('../../packages/sandbox/src/main.ts');
// Settings shared by all journeys: the identity host, the allowed cross-origin app, the signing curves, and the chat's secret.
const settings = {
  kyc_frame_url: `${places.identity}/check?customer_id={uuid}`,
  cors_origins: [places.elsewhere],
  signing_curves: { BTC: 'secp256k1', ETH: 'secp256k1' },
  intercom_secret: INTERCOM_SECRET,
};
const { status, text } = await connectProvider(provider).control('PATCH', '/settings', settings);
if (status !== 200) throw new Error(`The provider refused its settings: ${text}`);
