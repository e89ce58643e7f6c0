import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Every process of a run inherits this variable with the id of its runner, also one that has left its parent's group or session. */
export const MARK = 'WALLET_RUN';

const GRACE_MS = 5000;
const LOOK_MS = 50;

/** The processes of runs that `isOurs` accepts. Linux alone shows the variables of others; elsewhere each runner has to end its own. */
function processesOf(isOurs: (runner: string) => boolean): readonly number[] {
  if (!existsSync('/proc/self/environ')) return [];
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && name !== String(process.pid));
  return ids.map(Number).filter((id) => {
    try {
      const runner = new RegExp(`(?:^|\\0)${MARK}=(\\d+)`).exec(readFileSync(`/proc/${id}/environ`, 'utf8'))?.[1];
      return runner !== undefined && isOurs(runner);
    } catch {
      // It has ended meanwhile, or belongs to another user.
      return false;
    }
  });
}

function signalAll(ids: readonly number[], signal: NodeJS.Signals): void {
  for (const id of ids) {
    try {
      process.kill(id, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
}

async function end(isOurs: (runner: string) => boolean): Promise<void> {
  signalAll(processesOf(isOurs), 'SIGTERM');
  for (let waited = 0; waited < GRACE_MS && processesOf(isOurs).length > 0; waited += LOOK_MS) await wait(LOOK_MS);
  signalAll(processesOf(isOurs), 'SIGKILL');
}

/** Ends what a step of this run has started and left behind. */
export const endRun = (): Promise<void> => end((runner) => runner === String(process.pid));

/** Ends what a run left that was killed itself. */
export const endAbandonedRuns = (): Promise<void> => end((runner) => !existsSync(`/proc/${runner}`));
