import { statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { knownChromePath } from '../chromePath.ts';

const LEAST_FREE_MB = 1500;

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, 'localhost', () => server.close(() => resolve(true)));
  });
}

function freeMegabytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return Math.floor((bavail * bsize) / 1e6);
}

/**
 * What would make a run fail half-way for a reason that is none of the code's.
 * @returns a sentence with the command that mends it; undefined where the run can begin
 */
export async function obstacle(ports: readonly number[]): Promise<string | undefined> {
  if (knownChromePath() === '') return 'No browser is known here. Run: npm run setup';
  for (const port of ports)
    if (!(await isFree(port))) return `Port ${port} is in use. Stop what listens there, or take another: E2E_PORT=${port + 1} npm test`;
  for (const folder of [process.cwd(), tmpdir()]) {
    const free = freeMegabytes(folder);
    if (free < LEAST_FREE_MB)
      return `${folder} has ${free} MB left and a run needs ${LEAST_FREE_MB}. Free some: rm -rf dist test-results coverage .loki`;
  }
  return undefined;
}
