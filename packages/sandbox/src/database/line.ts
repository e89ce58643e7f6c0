import { runAfterArrivals } from '../ports/clock.ts';

/** Calls of one database function that wait for the only connection of an embedded database. */
export type Queue = {
  readonly kind: 'reads' | 'writes';
  /** Runs the waiting calls as one statement. Never throws. Resolves to true when more have arrived since. */
  readonly serve: () => Promise<boolean>;
};

/** Serves the queues with waiting calls in order of arrival. */
export type Line = { readonly join: (queue: Queue) => void };

/** Maximum number of reads ahead of a waiting write, so that no write waits forever. */
const MAX_READS_FIRST = 6;

/**
 * Runs one statement at a time. Reads run first: their callers usually write next and can then join the waiting batch. A call never waits
 * for others that might arrive, so a single one runs immediately.
 */
function createLine(): Line {
  const queues = new Set<Queue>();
  let isMoving = false;
  let before = 0;

  function pickNext(): Queue | undefined {
    const waiting = [...queues];
    const [reading, writing] = [waiting.find(({ kind }) => kind === 'reads'), waiting.find(({ kind }) => kind === 'writes')];
    const isReadFirst = writing === undefined || (reading !== undefined && before < MAX_READS_FIRST);
    before = isReadFirst && writing !== undefined ? before + 1 : 0;
    return isReadFirst ? reading : writing;
  }

  async function serveNext(): Promise<void> {
    const queue = pickNext();
    isMoving = queue !== undefined;
    if (queue === undefined) return;
    // Calls that arrive during this statement queue up behind the others.
    queues.delete(queue);
    if (await queue.serve()) queues.add(queue);
    // Reads all arrived requests first, so that simultaneous calls share a statement.
    runAfterArrivals(() => void serveNext());
  }

  return {
    join: (queue) => {
      queues.add(queue);
      if (isMoving) return;
      isMoving = true;
      runAfterArrivals(() => void serveNext());
    },
  };
}

const lines = new WeakMap<object, Line>();

/** Returns the line of a database, found by its adapter, which no other database shares. */
export function getLine(adapter: object): Line {
  const line = lines.get(adapter) ?? createLine();
  lines.set(adapter, line);
  return line;
}
