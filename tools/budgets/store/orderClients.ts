import { parentPort, workerData } from 'node:worker_threads';
import { providerAt } from '../../../packages/sandbox/src/testing/openProvider.ts';
import { bankTransfersOf } from '../../../packages/sandbox/src/testing/bankTransfers.ts';
import { timed } from '../Figure.ts';

// Clients of the provider in a thread of their own, as they are in life: what they do is no work of the process that answers them.
// Told how many at once and how many withdrawals together, they answer with the milliseconds that it took.
const { url, customers } = workerData;
const { withdraw } = bankTransfersOf(providerAt(url));

async function withdrawRepeatedly(client: number, count: number): Promise<void> {
  for (let done = 0; done < count; done++) {
    const { status, text } = await withdraw(customers[client], { amount: '20.00' });
    if (status !== 201) throw new Error(`S3: a withdrawal was answered with ${status}: ${text}`);
  }
}

parentPort?.on('message', ({ clients, withdrawals }: { readonly clients: number; readonly withdrawals: number }) => {
  const all = timed(() => Promise.all(Array.from({ length: clients }, (_, client) => withdrawRepeatedly(client, withdrawals / clients))));
  // A thread has no origin; that rule is about windows.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  void all().then((milliseconds) => parentPort?.postMessage(milliseconds));
});
