import type { PGlite } from '@electric-sql/pglite';
import { createProvider, jobHandlers } from '../createProvider.ts';
import { openPGlite } from '../database/openPGlite.ts';
import { makeSnapshot } from '../database/makeSnapshot.ts';
import { openServices, type Services } from '../http/services.ts';
import { createProviderClient, type ProviderClient } from '../testing/openProvider.ts';
import type { Random } from './random.ts';
import { simulateMachine, type SimulatedMachine } from './sources.ts';
import { createStage, noFaults, type Faults, type Stage } from './stage.ts';
import { waitForStillness } from './waitForStillness.ts';

type Process = ProviderClient & { readonly services: Services; readonly stage: Stage };

/** The provider on an in-memory database, as a sequence of processes. */
export type SimulatedSystem = {
  readonly machine: SimulatedMachine;
  readonly database: PGlite;
  readonly provider: () => Process;
  /**
   * Runs all works concurrently; the seed picks who continues at each statement. Works interrupted by a crash have no result, and the next
   * process starts on the same database.
   */
  readonly atOnce: <T>(works: readonly (() => Promise<T>)[], random: Random, faults: Faults) => Promise<readonly (T | undefined)[]>;
  readonly close: () => Promise<void>;
};

async function startProcess(database: PGlite, machine: SimulatedMachine): Promise<Process> {
  const stage = createStage(database);
  const services = await openServices(stage.database, { handlers: jobHandlers, machine: machine.now });
  return { ...createProviderClient(createProvider(services)), services, stage };
}

export async function openSimulation(seed: bigint): Promise<SimulatedSystem> {
  await makeSnapshot();
  const database = await openPGlite(undefined, 'snapshot');
  const machine = simulateMachine(seed);
  let provider = await startProcess(database, machine);

  return {
    machine,
    database,
    provider: () => provider,
    atOnce: async <T>(works: readonly (() => Promise<T>)[], random: Random, faults: Faults) => {
      const { stage } = provider;
      const answers: (T | undefined)[] = works.map(() => undefined);
      const waiting = new Set(works.keys());
      const answer = async (place: number, work: () => Promise<T>): Promise<void> => {
        try {
          answers[place] = await work();
        } catch {
          // A broken connection: the client gets no response.
        }
        waiting.delete(place);
      };
      stage.direct(random, faults);
      for (const [place, work] of works.entries()) void answer(place, work);
      while (waiting.size > 0 && !stage.hasCrashed()) {
        await waitForStillness(() => stage.activity() - waiting.size);
        stage.grant();
      }
      if (stage.hasCrashed()) {
        await stage.end();
        provider = await startProcess(database, machine);
      } else {
        stage.direct(undefined, noFaults);
        await waitForStillness(stage.activity);
      }
      return [...answers];
    },
    close: () => database.close(),
  };
}
