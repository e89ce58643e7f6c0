import { afterArrivals } from '../ports/clock.ts';

/** Calls of one database function that wait for the only connection of an embedded database. */
export type Queue = {
  readonly kind: 'reads' | 'writes';
  /** Runs the waiting calls as one statement. Never throws. Resolves to true when more have arrived since. */
  readonly serve: () => Promise<boolean>;
};

/** Serves the queues with waiting calls in order of arrival. */
export type Line = { readonly join: (queue: Queue) => void };

/** Maximum number of reads ahead of a waiting write, so that no write waits forever. */
const MOST_BEFORE = 6;

/**
 * Runs one statement at a time. Reads run first: their callers usually write next and can then join the waiting batch. A call never waits
 * for others that might arrive, so a single one runs immediately.
 */
function newLine(): Line {
  const queues = new Set<Queue>();
  let isMoving = false;
  let before = 0;

  function next(): Queue | undefined {
    const waiting = [...queues];
    const [reading, writing] = [waiting.find(({ kind }) => kind === 'reads'), waiting.find(({ kind }) => kind === 'writes')];
    const isReadFirst = writing === undefined || (reading !== undefined && before < MOST_BEFORE);
    before = isReadFirst && writing !== undefined ? before + 1 : 0;
    return isReadFirst ? reading : writing;
  }

  async function move(): Promise<void> {
    const queue = next();
    isMoving = queue !== undefined;
    if (queue === undefined) return;
    // Calls that arrive during this statement queue up behind the others.
    queues.delete(queue);
    if (await queue.serve()) queues.add(queue);
    // Reads all arrived requests first, so that simultaneous calls share a statement.
    afterArrivals(() => void move());
  }

  return {
    join: (queue) => {
      queues.add(queue);
      if (isMoving) return;
      isMoving = true;
      afterArrivals(() => void move());
    },
  };
}

const lines = new WeakMap<object, Line>();

/** Returns the line of a database, found by its adapter, which no other database shares. */
export function lineOf(adapter: object): Line {
  const line = lines.get(adapter) ?? newLine();
  lines.set(adapter, line);
  return line;
}
