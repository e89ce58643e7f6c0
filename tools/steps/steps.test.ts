import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { obstacle } from './preflight.ts';
import { endRun, MARK } from './processes.ts';
import { fullSteps, gateSteps } from './steps.ts';

it('runs in the full run every step of the gate', () => {
  const names = new Set(fullSteps.map(({ name }) => name));
  expect(gateSteps.filter(({ name }) => !names.has(name))).toEqual([]);
});

it('says which port is in use, and how to go on', async () => {
  const server = createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(0, 'localhost', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  expect(await obstacle([port])).toMatch(new RegExp(`^Port ${port} is in use.*E2E_PORT=${port + 1} npm test$`));
  server.close();
});

it.runIf(process.platform === 'linux')('ends a process that has left its group and its parent', async () => {
  const child = spawn('sleep', ['600'], { detached: true, stdio: 'ignore', env: { ...process.env, [MARK]: String(process.pid) } });
  const ended = once(child, 'close');
  await endRun();
  expect(await ended).toEqual([null, 'SIGTERM']);
});
