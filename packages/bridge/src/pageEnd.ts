import {
  ACK_MS,
  BRIDGE_VERSION,
  readMembers,
  wordRules,
  type Answers,
  type Hello,
  type NativeBridge,
  type Takes,
  type Word,
} from './messages.ts';

/** What may be known of a question and its answer: never what was said (DEP-031). */
export type BridgeReport = {
  readonly ask: Word;
  /** `late`: no answer in time; `unknown`: the wrapper does not know the word; `unreadable`: no answer to this word. */
  readonly outcome: 'answered' | 'late' | 'unknown' | 'unreadable';
  readonly milliseconds: number;
};

export type PageParts = {
  readonly bridge: NativeBridge;
  /** Hears the wrapper; the answer stops. */
  readonly listen: (receive: (message: unknown) => void) => () => void;
  readonly newId: () => string;
  /** Milliseconds, of any clock that only goes forward. */
  readonly now: () => number;
  /** Calls after so many milliseconds; the answer stops it. */
  readonly after: (milliseconds: number, then: () => void) => () => void;
  /** The version of the app. */
  readonly app: string;
  readonly tell?: (report: BridgeReport) => void;
};

/** The page's end: asks the native wrapper, and always has an answer in the time of its word (docs/bridge.md). */
export type Wrapper = {
  /** Null of an older wrapper. Asked once. */
  readonly hello: () => Promise<Hello | null>;
  readonly knows: (word: Word) => Promise<boolean>;
  readonly ask: <W extends Word>(word: W, takes: Takes<W>) => Promise<Answers<W>>;
};

/** One question out, one answer with the same id back. Anything else that is said is ignored. */
function exchange<W extends Word>(parts: PageParts, word: W, takes: Takes<W>, firstWaitMs: number): Promise<Answers<W>> {
  const { bridge, listen, newId, now, after, tell } = parts;
  const { read, otherwise, waitMs } = wordRules[word];
  return new Promise((resolve) => {
    const [id, began] = [newId(), now()];
    let isAcknowledged = false;
    const end = (outcome: BridgeReport['outcome'], answer: Answers<W>): void => {
      stop();
      stopWaiting();
      tell?.({ ask: word, outcome, milliseconds: Math.round(now() - began) });
      resolve(answer);
    };
    let stopWaiting = after(firstWaitMs, () => end('late', otherwise));
    const stop = listen((message) => {
      const members = readMembers(message);
      if (members === null || members['id'] !== id || members['wallet'] !== BRIDGE_VERSION) return;
      if (members['unknown'] === true) return end('unknown', otherwise);
      const answer = read(members);
      if (answer !== undefined) return end('answered', answer);
      if (members['ack'] !== true) return end('unreadable', otherwise);
      // The first one alone: a wrapper that goes on saying that it has heard never ends otherwise.
      if (isAcknowledged) return;
      isAcknowledged = true;
      stopWaiting();
      stopWaiting = after(waitMs, () => end('late', otherwise));
    });
    bridge.send(JSON.stringify({ ...takes, wallet: BRIDGE_VERSION, id, ask: word }));
  });
}

export function createPageEnd(parts: PageParts): Wrapper {
  let firstGreeting: Promise<Hello | null> | null = null;
  const hello = (): Promise<Hello | null> => (firstGreeting ??= exchange(parts, 'hello', { app: parts.app }, wordRules.hello.waitMs));
  const knows = async (word: Word): Promise<boolean> => {
    const greeting = await hello();
    return greeting === null ? !wordRules[word].isNew : greeting.asks.includes(word);
  };
  return {
    hello,
    knows,
    ask: async (word, takes) => {
      const { isLong, isNew, waitMs, otherwise } = wordRules[word];
      // A short word of old costs the same either way; who wants it waits for no greeting.
      if (!isLong && !isNew) return exchange(parts, word, takes, waitMs);
      const greeting = await hello();
      if (greeting === null) return isNew ? otherwise : exchange(parts, word, takes, waitMs);
      return greeting.asks.includes(word) ? exchange(parts, word, takes, isLong ? ACK_MS : waitMs) : otherwise;
    },
  };
}
