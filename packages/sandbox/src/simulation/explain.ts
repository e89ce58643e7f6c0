import { matchesPrediction, predict, passTime } from './model/rules.ts';
import type { Answer, Operation, State } from './model/state.ts';

/** An operation and its response; undefined when there was none, or a server error. */
export type AnsweredOperation = { readonly operation: Operation; readonly answer: Answer | undefined };

const STILL_RUNNING = 409_002;

const sortMembers = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1)))
    : value;

const serialise = (state: State): string =>
  JSON.stringify({ ...state, timers: state.timers.map((timer) => JSON.stringify(timer)).toSorted() }, (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}` : sortMembers(value),
  );

function isConcurrentDuplicate(all: readonly AnsweredOperation[], one: AnsweredOperation): boolean {
  const { operation, answer } = one;
  if (answer?.code !== STILL_RUNNING || !('key' in operation)) return false;
  return all.some((other) => other !== one && 'key' in other.operation && other.operation.key === operation.key);
}

/**
 * Returns every state a customer can be in after concurrent operations: those where some order of the operations explains every response.
 * An operation without a response may or may not have taken effect. Empty when the provider and the model differ.
 */
export function explain(states: readonly State[], all: readonly AnsweredOperation[], now: number): readonly State[] {
  const ends = new Map<string, State>();
  const seen = new Set<string>();

  function explore(state: State, rest: readonly AnsweredOperation[]): void {
    const text = serialise(state);
    const name = `${rest.map((one) => all.indexOf(one)).join(' ')} ${text}`;
    if (seen.has(name)) return;
    seen.add(name);
    if (rest.every(({ answer }) => answer === undefined)) ends.set(text, state);
    for (const one of rest) {
      const others = rest.filter((other) => other !== one);
      if (isConcurrentDuplicate(all, one)) {
        explore(state, others);
        continue;
      }
      const next = structuredClone(state);
      const foretold = predict(next, one.operation, now);
      if (one.answer === undefined || matchesPrediction(next, one.operation, foretold, one.answer)) explore(next, others);
    }
  }

  for (const state of states) {
    const begun = structuredClone(state);
    passTime(begun, now);
    explore(begun, all);
  }
  return [...ends.values()];
}

/** Predicts the response to each operation on its own, for a report. */
export function predictEach(states: readonly State[], all: readonly AnsweredOperation[], now: number): readonly Answer[] {
  const [state] = states;
  if (state === undefined) return [];
  return all.map(({ operation }) => {
    const alone = structuredClone(state);
    passTime(alone, now);
    return predict(alone, operation, now);
  });
}
