import { providerAt } from '../../../packages/sandbox/src/testing/openProvider.ts';
import { killInTheMiddle } from '../../soak/killInTheMiddle.ts';
import type { Figure } from '../Figure.ts';
import { newDataDir, removeDataDir, startProvider } from '../provider.ts';

const BEFORE_KILL_MS = 4000;

/** S8: what was acknowledged before a SIGKILL is there after a restart, and the books balance. `npm run soak -- kills` does it 200 times. */
export async function measureKill(): Promise<readonly Figure[]> {
  const dataDir = newDataDir();
  const { holder, acknowledged } = await killInTheMiddle(await startProvider(dataDir), BEFORE_KILL_MS);
  const second = await startProvider(dataDir);
  const provider = providerAt(second.url);
  let missing = 0;
  for (const id of acknowledged.values()) {
    const { status } = await provider.request('GET', `/search/orders/${id}`, { token: holder.token });
    if (status !== 200) missing += 1;
  }
  const ledger = await provider.control('GET', '/ledger/check');
  await second.stop();
  removeDataDir(dataDir);
  return [
    { id: 'S8', what: `orders lost after SIGKILL, of ${acknowledged.size} acknowledged`, value: missing, unit: '', goal: 0 },
    { id: 'S8', what: 'acknowledged orders before the SIGKILL', value: acknowledged.size, unit: '', goal: 20, atLeast: true },
    { id: 'S8', what: 'the ledger balances afterwards', value: ledger.status === 200 ? 1 : 0, unit: '', goal: 1, atLeast: true },
  ];
}
