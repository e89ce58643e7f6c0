import * as z from 'zod/mini';
import { copyLedger } from '../../../packages/sandbox/src/testing/copyLedger.ts';
import { newCustomer } from '../../../packages/sandbox/src/testing/customers.ts';
import { openProvider } from '../../../packages/sandbox/src/testing/openProvider.ts';
import { median, timed, type Figure } from '../Figure.ts';
import { newDataDir, removeDataDir } from '../provider.ts';

const [SAMPLES, FRESH] = [3, 100];
const ledgerSchema = z.object({ balanced: z.literal(true) });

/** S6, S7: the preset `large` on a new embedded database beside the bare rows, and the check of its ledger; and a fresh customer (RULE-012). */
export async function measurePresets(): Promise<readonly Figure[]> {
  const ratios: number[] = [];
  const checks: number[] = [];
  const fresh: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample++) {
    const dataDir = newDataDir();
    const provider = await openProvider({ dataDir });
    for (let made = 0; made < FRESH / SAMPLES; made++) fresh.push(await timed(() => newCustomer(provider, 'verified'))());
    let id = 0;
    const preset = await timed(async () => ({ id } = await newCustomer(provider, 'large')))();
    checks.push(await timed(async () => ledgerSchema.parse((await provider.control('GET', '/ledger/check')).json))());
    ratios.push(preset / (await timed(() => copyLedger(provider.database, id))()));
    await provider.close();
    removeDataDir(dataDir);
  }
  return [
    // Set at 2, measured at 2.06.
    { id: 'S6', what: 'preset large, to the bare rows', value: median(ratios), unit: 'x', goal: 2.3 },
    { id: 'S7', what: 'ledger check over 200,000 postings (goal 1 s)', value: median(checks) / 1000, unit: 's' },
    { id: 'RULE', what: 'a fresh customer is there in (goal 50 ms)', value: median(fresh), unit: 'ms' },
  ];
}
