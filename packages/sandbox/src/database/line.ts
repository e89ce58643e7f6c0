import { afterArrivals } from '../ports/clock.ts';

/** The calls of one function that wait for the one connection of an embedded database. */
export type Queue = {
  readonly kind: 'reads' | 'writes';
  /** Makes one statement of them. Never throws. @returns whether more have come meanwhile */
  readonly serve: () => Promise<boolean>;
};

/** The functions that are waited for, in the order in which they came. */
export type Line = { readonly join: (queue: Queue) => void };

/** Statements that read go before one that writes, but no more of them: nobody waits for ever. */
const MOST_BEFORE = 6;

/**
 * Lets one statement follow the other. Those that read go first: who asks there is on his way to write, and goes together with those who wait
 * for that already. Nobody waits for somebody who has not come: a call that is alone is made at once.
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
    // Who comes while it is served waits behind the others.
    queues.delete(queue);
    if (await queue.serve()) queues.add(queue);
    // What has arrived is read to its end first: the calls of this moment go together.
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

/** The line of a database, by the adapter that it shares with nobody. */
export function lineOf(adapter: object): Line {
  const line = lines.get(adapter) ?? newLine();
  lines.set(adapter, line);
  return line;
}
