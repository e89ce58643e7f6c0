import crypto from 'node:crypto';

/**
 * Number of operations on other threads. Node finishes those in any order, so here they run one after another, and nothing is drawn while
 * one is in progress. The same seed then gives the same run on any machine. Import this module before the provider.
 */
let inProgress = 0;
let last: Promise<unknown> = Promise.resolve();

function runInOrder(work: () => Promise<unknown>): Promise<unknown> {
  inProgress += 1;
  const done = last.then(work, work).finally(() => {
    inProgress -= 1;
  });
  last = done.catch(() => undefined);
  return done;
}

const { subtle } = crypto.webcrypto;
for (const name of ['sign', 'verify', 'digest', 'importKey', 'exportKey', 'generateKey']) {
  const original: unknown = Reflect.get(subtle, name);
  if (typeof original !== 'function') throw new Error(`Web Crypto has no ${name}`);
  Object.defineProperty(subtle, name, {
    value: (...values: readonly unknown[]) => runInOrder(async () => Reflect.apply(original, subtle, values)),
  });
}

/** Turns of the event loop in which nothing may happen. */
const CALM_TURNS = 4;

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Waits until everything is blocked.
 * @param activity a number that changes with every event
 */
export async function waitForStillness(activity: () => number): Promise<void> {
  let seen = activity();
  for (let calm = 0; calm < CALM_TURNS;) {
    await nextTurn();
    const isCalm = inProgress === 0 && activity() === seen;
    calm = isCalm ? calm + 1 : 0;
    seen = activity();
  }
}
