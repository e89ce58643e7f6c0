import {
  ACK_MS,
  BRIDGE_VERSION,
  readMembers,
  wordRules,
  type AnswerOf,
  type Hello,
  type NativeBridge,
  type QuestionArguments,
  type Word,
} from './messages.ts';

/** What may be recorded about a question: never its content (DEP-031). */
export type BridgeReport = {
  readonly ask: Word;
  /** `late`: timeout. `unknown`: the wrapper does not support the word. `unreadable`: the answer is malformed. */
  readonly outcome: 'answered' | 'late' | 'unknown' | 'unreadable';
  readonly milliseconds: number;
};

export type PageEndOptions = {
  readonly bridge: NativeBridge;
  /** Subscribes to the wrapper's messages. Returns a function that unsubscribes. */
  readonly listen: (receive: (message: unknown) => void) => () => void;
  readonly newId: () => string;
  /** Milliseconds of any monotonic clock. */
  readonly now: () => number;
  /** Calls `then` after the given time. Returns a function that cancels it. */
  readonly after: (milliseconds: number, then: () => void) => () => void;
  readonly app: string;
  readonly tell?: (report: BridgeReport) => void;
};

/** The page end of the bridge: asks the native wrapper and always resolves within the time of the word (docs/bridge.md). */
export type Wrapper = {
  /** Null for an older wrapper. Asked only once. */
  readonly hello: () => Promise<Hello | null>;
  readonly knows: (word: Word) => Promise<boolean>;
  readonly ask: <W extends Word>(word: W, takes: QuestionArguments<W>) => Promise<AnswerOf<W>>;
};

/** Sends one question and waits for the answer with the same id. All other messages are ignored. */
function askOnce<W extends Word>(parts: PageEndOptions, word: W, takes: QuestionArguments<W>, firstWaitMs: number): Promise<AnswerOf<W>> {
  const { bridge, listen, newId, now, after, tell } = parts;
  const { read, otherwise, waitMs } = wordRules[word];
  return new Promise((resolve) => {
    const [id, began] = [newId(), now()];
    let isAcknowledged = false;
    const end = (outcome: BridgeReport['outcome'], answer: AnswerOf<W>): void => {
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
      // Only the first one counts, otherwise repeated acknowledgements could extend the wait forever.
      if (isAcknowledged) return;
      isAcknowledged = true;
      stopWaiting();
      stopWaiting = after(waitMs, () => end('late', otherwise));
    });
    bridge.send(JSON.stringify({ ...takes, wallet: BRIDGE_VERSION, id, ask: word }));
  });
}

export function createPageEnd(parts: PageEndOptions): Wrapper {
  let firstGreeting: Promise<Hello | null> | null = null;
  const hello = (): Promise<Hello | null> => (firstGreeting ??= askOnce(parts, 'hello', { app: parts.app }, wordRules.hello.waitMs));
  const knows = async (word: Word): Promise<boolean> => {
    const greeting = await hello();
    return greeting === null ? !wordRules[word].isNew : greeting.asks.includes(word);
  };
  return {
    hello,
    knows,
    ask: async (word, takes) => {
      const { isLong, isNew, waitMs, otherwise } = wordRules[word];
      // Short words that every wrapper supports need no greeting. Asking directly takes no longer.
      if (!isLong && !isNew) return askOnce(parts, word, takes, waitMs);
      const greeting = await hello();
      if (greeting === null) return isNew ? otherwise : askOnce(parts, word, takes, waitMs);
      return greeting.asks.includes(word) ? askOnce(parts, word, takes, isLong ? ACK_MS : waitMs) : otherwise;
    },
  };
}
