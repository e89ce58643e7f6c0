import { setTimeout as wait } from 'node:timers/promises';
import { providerAt } from '../../packages/sandbox/src/testing/openProvider.ts';
import type { Provider } from '../budgets/provider.ts';
import { newAsked, withdraw, type Asked } from './withdrawals.ts';

const CLIENTS = 4;

/** Lets clients of a new customer place orders until the process is killed after so long; answers what they asked for and were told. */
export async function killInTheMiddle(process: Provider, afterMs: number): Promise<Asked> {
  const provider = providerAt(process.url);
  const log = await newAsked(provider);
  const killed = new AbortController();
  const place = async (): Promise<void> => {
    while (!killed.signal.aborted) {
      try {
        const isTaken = await withdraw(provider, log);
        if (!isTaken) throw new Error('An order was refused before the process was killed.');
      } catch (error) {
        // The call in flight when the process ends is not acknowledged; before that no call may fail.
        if (!killed.signal.aborted) throw error;
      }
    }
  };
  const kill = async (): Promise<void> => {
    await wait(afterMs);
    killed.abort();
    await process.stop('SIGKILL');
  };
  await Promise.all([kill(), ...Array.from({ length: CLIENTS }, place)]);
  return log;
}
