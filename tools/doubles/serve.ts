import { configurationFaults } from '@wallet/core/configuration/configurationFaults';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeApp } from '../build/buildApp.ts';
import { hostedPages } from '@wallet/core/configuration/hostedPages';
import { readServiceConfiguration } from '@wallet/core/configuration/configuration';
import { writeHostedPage } from '../deploy/writeHostedPage.ts';
import { buildSnapshot } from '../build/buildSnapshot.ts';
import { buildWhenChanged } from '../build/buildWhenChanged.ts';
import { appInputs } from '../build/inputHash.ts';
import { doubleConfiguration } from './configuration.ts';
import { serveDouble } from './double.ts';
import { serveHostedPage } from './serveHostedPage.ts';
import { createIdentityDouble } from './identity.ts';
import { intercomDouble } from './intercom.ts';
import { createRecaptchaDouble } from './recaptcha.ts';
import { createStripeDouble } from './stripe.ts';
import { sentryDouble } from './sentry.ts';

// What the journeys of real services walk through (THIRD-082): the build for a provider, served with the policy of a real deployment, and a
// double of each service on another origin. Data go with the process.
const first = Number(process.env['PORT'] ?? 4300);
const config = doubleConfiguration(first);
const faults = configurationFaults(config, { takesDoubles: true });
if (faults.length > 0) throw new Error(faults.join('\n'));

const dist = join(import.meta.dirname, `../../dist/journeys-${first}`);
await buildWhenChanged({
  dist,
  inputs: [...appInputs, 'tools/doubles/configuration.ts'],
  write: (next) => writeApp(next, { config: JSON.stringify(config), forProvider: true }),
});
const services = readServiceConfiguration(config);
for (const page of services === undefined ? [] : hostedPages(services)) {
  const folder = `${dist}-${page.folder}`;
  await buildWhenChanged({
    dist: folder,
    inputs: [...appInputs, 'tools/doubles/configuration.ts'],
    write: (next) => writeHostedPage(next, page),
  });
  serveHostedPage(folder, page);
}
buildSnapshot();
await serveDouble(first + 2, createStripeDouble(`http://localhost:${first}`));
await serveDouble(first + 3, createRecaptchaDouble());
await serveDouble(first + 4, createIdentityDouble(`http://localhost:${first}`));
await serveDouble(first + 5, intercomDouble);
await serveDouble(first + 6, sentryDouble);

const folder = mkdtempSync(join(tmpdir(), 'wallet-journeys-'));
process.env['DATA_DIR'] = folder;
process.env['APP_DIR'] = dist;
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
await import('../../packages/sandbox/src/main.ts');
