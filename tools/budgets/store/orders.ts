import { serve } from '@hono/node-server';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { writeAudit } from '../../../packages/sandbox/src/kernel/audit.ts';
import { bankTransfersOf, type Holder } from '../../../packages/sandbox/src/testing/bankTransfers.ts';
import { openProvider } from '../../../packages/sandbox/src/testing/openProvider.ts';
import { bookWithdrawal } from '../../soak/bookWithdrawal.ts';
import { inTurns, timed, type Figure } from '../Figure.ts';
import { freePort, newDataDir, removeDataDir } from '../provider.ts';

const [ROUNDS, PER_ROUND, CLIENTS] = [9, 200, 8];
const UNITS = 500n;
const RICH = { balances: { EUR: '9000000.00' } };

/** Milliseconds of a piece of work that is done 200 times. */
const repeated = (work: () => Promise<unknown>) =>
  timed(async () => {
    for (let done = 0; done < PER_ROUND; done++) await work();
  });

/** S3: money orders a second beside bare inserts on the same embedded database, in rounds that take turns. */
export async function measureOrders(): Promise<readonly Figure[]> {
  const dataDir = newDataDir();
  const provider = await openProvider({ dataDir });
  const port = await freePort();
  const server = serve({ fetch: provider.http.fetch, hostname: 'localhost', port });
  await provider.control('PATCH', '/settings', { rateLimitFactor: 1_000_000 });
  const { newHolder } = bankTransfersOf(provider);
  const holder = await newHolder('empty', RICH);
  // Each client is a customer of their own: withdrawals of one customer and day are added up, and wait for each other (RULE-009).
  const customers: Holder[] = [];
  for (let client = 0; client < CLIENTS; client++) customers.push(await newHolder('empty', RICH));
  const clients = new Worker(new URL('orderClients.ts', import.meta.url), { workerData: { url: `http://localhost:${port}`, customers } });
  const withdraw = (atOnce: number, withdrawals: number) => async (): Promise<number> => {
    // A thread has no origin; that rule is about windows.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    clients.postMessage({ clients: atOnce, withdrawals });
    const [milliseconds]: unknown[] = await once(clients, 'message');
    return Number(milliseconds);
  };
  const line = { customerId: holder.id, event: 'bench', outcome: 'a bare row', at: provider.services.clock.now() };
  const insert = (): Promise<unknown> => writeAudit(provider.database, line);
  const book = (): Promise<unknown> => bookWithdrawal(provider.database, holder, UNITS, provider.services.clock.now());
  const [bare = 0, booked = 1, asked = 1] = await inTurns([repeated(insert), repeated(book), withdraw(CLIENTS, PER_ROUND)], ROUNDS, 1);
  const [alone = 0] = await inTurns([withdraw(1, 1)], 50, 0);
  await clients.terminate();
  server.close();
  await provider.close();
  removeDataDir(dataDir);
  return [
    { id: 'S3', what: 'money orders in process, to bare inserts', value: bare / booked, unit: 'x', goal: 0.35, atLeast: true },
    // Set at 0.2: two thirds of a withdrawal are the embedded database, which shares a thread with HTTP (0.11 to 0.19 measured).
    { id: 'S3', what: `through HTTP with ${CLIENTS} clients`, value: bare / asked, unit: 'x', goal: 0.1, atLeast: true },
    { id: 'API', what: 'a withdrawal is answered in (median)', value: alone, unit: 'ms', goal: 50 },
  ];
}
