import { randomUUID } from 'node:crypto';
import { parentPort } from 'node:worker_threads';

// Clients of the provider in a thread of their own, as they are in life: what they do is no work of the process that answers them.
// Told how many at once and how many withdrawals together, they answer with the milliseconds that it took.
const [url = '', iban = '', ...customers] = process.argv.slice(2);

async function withdraw(client: number): Promise<void> {
  const [euro, token] = customers[client]?.split(' ') ?? [];
  const answer = await fetch(`${url}/api/v1/accounts/${euro}/withdraw/iban`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    body: JSON.stringify({ amount: '20.00', iban }),
  });
  const text = await answer.text();
  if (answer.status !== 201) throw new Error(`S3: a withdrawal was answered with ${answer.status}: ${text}`);
}

async function takeTurns(clients: number, withdrawals: number): Promise<number> {
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let done = 0; done < withdrawals / clients; done++) await withdraw(client);
    }),
  );
  return performance.now() - startedAt;
}

parentPort?.on('message', ({ clients, withdrawals }: { readonly clients: number; readonly withdrawals: number }) => {
  // A thread has no origin; that rule is about windows.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  void takeTurns(clients, withdrawals).then((milliseconds) => parentPort?.postMessage(milliseconds));
});
