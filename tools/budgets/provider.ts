import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createTemporaryFolder } from '../createTemporaryFolder.ts';

const root = join(import.meta.dirname, '../..');
const START_LIMIT_MS = 60_000;
const POLL_MS = 10;

export type Provider = {
  readonly url: string;
  /** From process start to the first 200 of the health check. */
  readonly startedInMs: number;
  /** Peak resident memory so far, in MB. */
  readonly peakMemory: () => number;
  readonly resetPeak: () => void;
  readonly stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
};

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('No port is free, so nothing can be started.');
  return address.port;
}

const isHealthy = (url: string): Promise<boolean> =>
  fetch(`${url}/_healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Starts the provider in a separate process, like `npm start` but without a build. Without DATA_DIR, its data is deleted when this process
 * ends.
 */
export async function startProvider(variables: Readonly<Record<string, string>> = {}): Promise<Provider> {
  const port = await freePort();
  const url = `${variables['TLS_CERT'] === undefined ? 'http' : 'https'}://${variables['HOST'] ?? 'localhost'}:${port}`;
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['packages/sandbox/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: 'localhost',
      DATA_DIR: variables['DATA_DIR'] ?? createTemporaryFolder(),
      ...variables,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  // If this process fails, an orphaned provider would keep its output open and block any reader of it forever.
  const end = (): boolean => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('close', () => process.off('exit', end));
  while (!(await isHealthy(url))) {
    if (child.exitCode !== null) throw new Error(`The provider stopped with ${child.exitCode} before it was healthy.`);
    if (performance.now() - startedAt > START_LIMIT_MS) throw new Error('The provider was not healthy within a minute.');
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  const startedInMs = performance.now() - startedAt;
  const peakMemory = (): number => {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1000;
  };
  const stop = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> => {
    child.kill(signal);
    await closed;
  };
  const resetPeak = (): void => writeFileSync(`/proc/${child.pid}/clear_refs`, '5');
  return { url, startedInMs, peakMemory, resetPeak, stop };
}
