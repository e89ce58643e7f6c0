import { createPageEnd, type BridgeReport } from '../pageEnd.ts';
import type { Secret } from '../messages.ts';
import { createReference, defaultBehaviour, type ReferenceBehaviour } from '../reference.ts';
import { createManualClock } from './createManualClock.ts';

/** The page end connected to the reference wrapper, on their own clock. */
export function openReference(changes: Partial<ReferenceBehaviour> = {}) {
  const clock = createManualClock();
  let behaviour: ReferenceBehaviour = { ...defaultBehaviour, ...changes };
  let [secret, reloads, count]: [Secret | null, number, number] = [null, 0, 0];
  const paid = new Map<string, 'approve' | 'decline' | 'cancel'>();
  const hearers = new Set<(message: unknown) => void>();
  const [sent, reports]: [string[], BridgeReport[]] = [[], []];
  const say = (message: unknown): void => [...hearers].forEach((receive) => receive(message));
  const listen = (receive: (message: unknown) => void): (() => void) => {
    hearers.add(receive);
    return () => hearers.delete(receive);
  };
  const states = { approve: 'paid', decline: 'failed', cancel: 'open' } as const;
  const handle = createReference({
    version: '2026.11.01',
    getBehaviour: () => behaviour,
    keyStore: {
      read: () => secret,
      write: (value) => {
        secret = value;
      },
    },
    cards: {
      report: async (clientSecret, outcome) => void paid.set(clientSecret, outcome),
      read: (clientSecret) => {
        const outcome = paid.get(clientSecret);
        return outcome === undefined ? 'unknown' : states[outcome];
      },
    },
    sign: async ({ key, sign }) => {
      if (key === 'broken') throw new Error('The key cannot be opened.');
      return sign.map((text) => `signed ${text}`);
    },
    reload: () => {
      reloads += 1;
    },
    after: clock.after,
    say,
  });
  const wrapper = createPageEnd({
    bridge: {
      version: '2026.11.01',
      send: (text) => {
        sent.push(text);
        handle(text);
      },
    },
    listen,
    newId: () => `q${(count += 1)}`,
    now: clock.now,
    after: clock.after,
    app: 'v22.3.1',
    tell: (one) => reports.push(one),
  });
  return {
    wrapper,
    clock,
    changeBehaviour: (more: Partial<ReferenceBehaviour>): void => {
      behaviour = { ...behaviour, ...more };
    },
    sent,
    reports,
    /** Sends any message to the page. */
    say,
    /** Passes a text to the wrapper, as a page would. */
    hear: handle,
    listen,
    reloads: (): number => reloads,
  };
}
export type OpenedReference = ReturnType<typeof openReference>;
