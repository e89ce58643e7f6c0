import { serve } from '@hono/node-server';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { readControlAccess, type ControlAccess } from './control/controlAccess.ts';
import { createProvider, jobHandlers } from './createProvider.ts';
import { readTrustedProxies, type ClientAddress } from './http/clientAddress.ts';
import { reportError } from './http/describeError.ts';
import { followAudit } from './kernel/audit.ts';
import { serveApp } from './http/serveApp.ts';
import { openServices } from './http/services.ts';
import { readMarketSeed } from './kernel/market/market.ts';
import { readMasterKey } from './kernel/keys/masterKey.ts';
import { dataDir, opening } from './opening.ts';
import { parseWebhookHosts } from './outbox/webhooks/target.ts';
import { PRESET_PASSWORD } from './presets/presetPassword.ts';
import { DEMO_PHONE, seedDemo } from './presets/seedDemo.ts';
import { runEvery, runLater } from './ports/clock.ts';

/** How often due jobs are checked when there are no requests. */
const JOB_INTERVAL_MS = 500;

const root = join(import.meta.dirname, '../../..');
const port = Number(process.env['PORT'] ?? 4173);
const hostname = process.env['HOST'] ?? 'localhost';

type OwnTls = { readonly cert: string; readonly key: string };

/**
 * Reads `TLS_CERT` and `TLS_KEY`, paths of PEM files, to encrypt the traffic between proxy and provider too. Setting only one of them is an
 * error, so that a mistake does not lead to a provider in clear text.
 * @returns undefined if neither is set: the provider then serves HTTP
 * @throws Error with a message for the operator
 */
function readOwnTls({ TLS_CERT: cert, TLS_KEY: key }: NodeJS.ProcessEnv): OwnTls | undefined {
  if (cert === undefined && key === undefined) return undefined;
  if (cert === undefined || key === undefined) throw new Error('TLS_CERT and TLS_KEY go together: set both, or neither.');
  return { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') };
}

/** Reads who may connect, the TLS files and the market's seed from the environment. Exits with a message when a value is invalid. */
function readEnvironment(): {
  readonly control: ControlAccess;
  readonly clientAddress: ClientAddress;
  readonly market: ReturnType<typeof readMarketSeed>;
  readonly tls: OwnTls | undefined;
} {
  try {
    return {
      market: readMarketSeed(process.env),
      control: readControlAccess(process.env),
      clientAddress: readTrustedProxies(process.env['TRUSTED_PROXIES']),
      tls: readOwnTls(process.env),
    };
  } catch (error) {
    process.stderr.write(`The provider cannot start: ${error instanceof Error ? error.message : 'unknown'}\n`);
    process.exit(1);
  }
}
const { control, clientAddress, market, tls } = readEnvironment();
const origin = process.env['PUBLIC_ORIGIN'] ?? `${tls === undefined ? 'http' : 'https'}://localhost:${port}`;

/** Must exceed the idle timeout of clients and proxies, or they would write into a connection that is being closed. */
const KEEP_ALIVE_MS = 75_000;

const respondStarting = (): Response => Response.json({ status: 'starting' }, { status: 503, headers: { 'retry-after': '1' } });
let http: Hono | undefined;

const server = serve({
  fetch: (request: Request, env: object) => http?.fetch(request, env) ?? respondStarting(),
  ...(tls === undefined
    ? { serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS } }
    : { createServer, serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS, minVersion: 'TLSv1.2', ...tls } }),
  hostname,
  port,
});
server.once('error', (error) => {
  process.stderr.write(`The provider cannot listen on ${origin}: ${error.message}\n`);
  process.exit(1);
});

async function open(): Promise<() => Promise<void>> {
  const { database, isShared, close } = await opening;
  const services = await openServices(database, {
    origin,
    passkeyOrigins: process.env['PASSKEY_ORIGINS']?.split(',') ?? [],
    handlers: jobHandlers,
    isShared,
    clientAddress,
    securityContact: process.env['SECURITY_CONTACT'],
    master: readMasterKey(process.env['SECRETS_KEY'], dataDir),
    webhookHosts: parseWebhookHosts(process.env['WEBHOOK_HOSTS']),
    port,
  });
  await seedDemo(database, services.clock.now(), market);
  await services.settings.refresh();
  const { seed } = services.settings.market.state();
  if (process.env['SEED'] !== undefined && seed !== market.seed)
    process.stderr.write(`SEED=${market.seed} is ignored: this database was begun with ${seed}.\n`);
  const provider = createProvider(services, control);
  const app = process.env['APP_DIR'] ?? join(root, 'app/dist');
  if (existsSync(join(app, 'app.html'))) serveApp(provider, app);
  http = provider;
  const follow = followAudit(database, (line) => process.stdout.write(`${line}\n`));
  const isFollowed = process.env['AUDIT_LOG'] !== 'off';
  const stopLooking = runEvery(() => {
    services.jobs.wake();
    services.jobs.run().catch((error: unknown) => reportError(error, 'clock'));
    void services.deliverer.run();
    if (!isFollowed) return;
    follow().catch((error: unknown) => reportError(error, 'audit log'));
  }, JOB_INTERVAL_MS);
  return async () => {
    stopLooking();
    await close();
  };
}

let close: () => Promise<void>;
try {
  close = await open();
} catch (error) {
  process.stderr.write(`The provider cannot start: ${error instanceof Error ? error.message : 'unknown'}\n`);
  process.exit(1);
}

process.stdout.write(
  [
    '',
    `  Wallet            ${origin}`,
    `  Demo customer     ${DEMO_PHONE}, password ${PRESET_PASSWORD}`,
    control.isOn
      ? `  Codes arrive at   ${origin}/sandbox (texts, calls and e-mails of everybody)`
      : `  Control surface   off: HOST=${hostname} reaches beyond this machine. SANDBOX_TOKEN switches it on.`,
    '',
    '',
  ].join('\n'),
);

let isStopping = false;

/** Stops the server first, so that no new work begins, then the database. The folder's lock is released last. */
function stop(): void {
  if (isStopping) return;
  isStopping = true;
  http = undefined;
  server.close(() => {
    void close().finally(() => process.exit(0));
  });
  if ('closeIdleConnections' in server) server.closeIdleConnections();
  runLater(() => {
    if ('closeAllConnections' in server) server.closeAllConnections();
  }, 3000);
}
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
