import { providerAt } from '../../../packages/sandbox/src/testing/openProvider.ts';
import { killInTheMiddle, requireAllOnce } from '../../soak/withdrawals.ts';
import type { Figure } from '../Figure.ts';
import { newDataDir, removeDataDir, startProvider } from '../provider.ts';

const BEFORE_KILL_MS = 4000;

/** S8: what was acknowledged before a SIGKILL is there after a restart, once, and the books balance, else it throws. `npm run soak -- kills` does it 200 times. */
export async function measureKill(): Promise<readonly Figure[]> {
  const dataDir = newDataDir();
  const log = await killInTheMiddle(await startProvider(dataDir), BEFORE_KILL_MS);
  const second = await startProvider(dataDir);
  const acknowledged = log.acknowledged.size;
  await requireAllOnce(providerAt(second.url), log);
  await second.stop();
  removeDataDir(dataDir);
  return [{ id: 'S8', what: 'orders before a SIGKILL, all there afterwards', value: acknowledged, unit: '', goal: 20, atLeast: true }];
}
