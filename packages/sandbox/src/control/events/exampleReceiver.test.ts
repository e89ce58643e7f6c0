import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateSecret, signEvent } from '../../outbox/webhooks/secrets.ts';

const file = join(import.meta.dirname, '../../../../../examples/event-receiver/src/main.ts');
const [secret, oldSecret] = [generateSecret(), generateSecret()];
let child: ReturnType<typeof spawn>;
let url: string;
const lines: string[] = [];

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

beforeAll(async () => {
  const port = await findFreePort();
  url = `http://127.0.0.1:${port}/`;
  child = spawn(process.execPath, [file], {
    env: { ...process.env, PORT: String(port), SECRETS: `${secret},${oldSecret}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve) => {
    child.stdout?.on('data', (part: Buffer) => {
      lines.push(...part.toString().trim().split('\n'));
      resolve();
    });
  });
}, 30_000);
afterAll(() => {
  child.kill();
});

type Post = { readonly sequence: number; readonly key?: string; readonly age?: number; readonly spoilt?: boolean };

async function post({ sequence, key = secret, age = 0, spoilt = false }: Post): Promise<number> {
  const id = `evt_${createHash('sha256').update(String(sequence)).digest('hex').slice(0, 32)}`;
  const body = JSON.stringify({
    type: 'order.updated',
    timestamp: new Date().toISOString(),
    data: { subject: { kind: 'order', id: '7' }, sequence },
  });
  const timestamp = Math.floor(Date.now() / 1000) - age;
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signEvent(key, { id, timestamp, body }),
  };
  return (await fetch(url, { method: 'POST', headers, body: spoilt ? body.replace('updated', 'changed') : body })).status;
}

it('the example receiver has at most 80 lines, accepts each genuine event once, and processes them in order (HOOK-021)', async () => {
  expect(readFileSync(file, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(80);
  expect(await post({ sequence: 1, key: generateSecret() })).toBe(400);
  expect(await post({ sequence: 1, age: 301 })).toBe(400);
  expect(await post({ sequence: 1, age: -3600 })).toBe(400);
  expect(await post({ sequence: 1, spoilt: true })).toBe(400);
  expect(await post({ sequence: 1 })).toBe(204);
  expect(await post({ sequence: 3, key: oldSecret })).toBe(204);
  expect(await post({ sequence: 3 })).toBe(204);
  expect(await post({ sequence: 2 })).toBe(204);
  expect(await post({ sequence: 4 })).toBe(204);
  await expect.poll(() => lines.slice(1)).toEqual([1, 2, 3, 4].map((sequence) => `order.updated order:7 ${sequence}`));
});
