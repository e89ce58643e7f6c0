import { oneOf } from '@wallet/core/configuration/readers';
import { readMembers, wordRules, words, type Secret, type QuestionArguments, type Word } from './messages.ts';
import { createWrapperEnd, type AnswerMembers, type NativeSide } from './wrapperEnd.ts';

export type ReferenceBehaviour = {
  readonly biometrics: 'face' | 'touch' | 'none';
  readonly isOn: boolean;
  readonly prompt: 'succeed' | 'fail' | 'cancel' | 'lockOut';
  /** `close`: the payment is approved, but the web view's process ends before the answer. */
  readonly card: 'approve' | 'decline' | 'cancel' | 'close';
  readonly push: 'granted' | 'denied' | 'none';
  readonly signing: 'sign' | 'refuse';
  /** `older` supports neither `hello` nor the words added with it. `late` answers after the timeout. */
  readonly manner: 'prompt' | 'nothing' | 'late' | 'older';
};

export const defaultBehaviour: ReferenceBehaviour = {
  biometrics: 'face',
  isOn: true,
  prompt: 'succeed',
  card: 'approve',
  push: 'granted',
  signing: 'sign',
  manner: 'prompt',
};

export type ReferenceOptions = {
  readonly version: string;
  readonly getBehaviour: () => ReferenceBehaviour;
  /** The system's key store, which outlives the page. */
  readonly keyStore: { readonly read: () => Secret | null; readonly write: (secret: Secret | null) => void };
  /** Reports the result of the sheet to the card provider and stores it. */
  readonly cards: {
    readonly report: (clientSecret: string, outcome: 'approve' | 'decline' | 'cancel') => Promise<void>;
    readonly read: (clientSecret: string) => 'paid' | 'open' | 'failed' | 'unknown';
  };
  /** Opens the key and signs. Rejects if the key cannot be opened. */
  readonly sign: (sealed: QuestionArguments<'sign'>) => Promise<readonly string[]>;
  /** Called when the web view's process has ended, to load it again. */
  readonly reload: () => void;
  readonly after: (milliseconds: number, then: () => void) => void;
  readonly say: (text: string) => void;
};

/** Added to the timeout of a word. */
const LATE_MS = 1000;

const promptOutcomes = { succeed: 'done', fail: 'failed', cancel: 'cancelled', lockOut: 'lockedOut' } as const;
const confirmations = {
  approve: { kind: 'done' },
  decline: { kind: 'failed', message: 'Your card was declined.' },
  cancel: { kind: 'cancelled' },
} as const;

function createNative({ getBehaviour, keyStore, cards, sign, reload }: ReferenceOptions): NativeSide {
  const never = new Promise<AnswerMembers>(() => undefined);
  const confirm = async (clientSecret: string): Promise<AnswerMembers> => {
    const { card } = getBehaviour();
    await cards.report(clientSecret, card === 'close' ? 'approve' : card);
    if (card !== 'close') return { confirmation: confirmations[card] };
    reload();
    return never;
  };
  const keep = (secret: Secret): AnswerMembers => {
    const outcome = promptOutcomes[getBehaviour().prompt];
    if (outcome === 'done') keyStore.write(secret);
    return { outcome };
  };
  return {
    support: async () => {
      const { biometrics, isOn } = getBehaviour();
      return { support: biometrics === 'none' ? null : { kind: biometrics, isOn } };
    },
    store: async ({ secret }) => keep(secret),
    // Without a prompt, because the customer has just entered the new password (D-PWD-12).
    replace: async ({ secret }) => {
      if (keyStore.read() === null) return { outcome: 'missing' };
      keyStore.write(secret);
      return { outcome: 'done' };
    },
    release: async () => {
      const [secret, outcome] = [keyStore.read(), promptOutcomes[getBehaviour().prompt]];
      if (secret === null) return { outcome: 'missing' };
      return outcome === 'done' ? { outcome, secret } : { outcome };
    },
    forget: async () => {
      keyStore.write(null);
      return { outcome: 'done' };
    },
    push: async () => {
      const { push } = getBehaviour();
      return { push: push === 'none' ? null : { id: 'reference-device', consent: push === 'granted' } };
    },
    confirmPayment: ({ clientSecret }) => confirm(clientSecret),
    setUpCard: ({ clientSecret }) => confirm(clientSecret),
    readPayment: async ({ clientSecret }) => ({ payment: cards.read(clientSecret) }),
    sign: async (sealed) => {
      if (getBehaviour().signing === 'refuse') return { refused: true };
      try {
        return { signatures: await sign(sealed) };
      } catch {
        return { failed: true };
      }
    },
  };
}

const readWord = oneOf(...words);
const olderWords: ReadonlySet<Word> = new Set(['support', 'store', 'replace', 'release', 'forget', 'push', 'confirmPayment', 'setUpCard']);

/** A phone that acts as the native side, with configurable behaviour (DEP-032). Returns the handler for messages of the page. */
export function createReference(parts: ReferenceOptions): (text: string) => void {
  const { version, getBehaviour, say, after } = parts;
  const native = createNative(parts);
  const hello = { version, platform: 'reference' } as const;
  /** Sends according to `manner`. An older wrapper has no `ack`. */
  const utter = (text: string, lateMs: number): void => {
    const { manner } = getBehaviour();
    if (manner === 'late') after(lateMs, () => say(text));
    else if (manner === 'prompt' || readMembers(text)?.['ack'] !== true) say(text);
  };
  return (text) => {
    const word = readWord(readMembers(text)?.['ask']);
    const { manner } = getBehaviour();
    if (manner === 'nothing' || (manner === 'older' && (word === undefined || !olderWords.has(word)))) return;
    const lateMs = (word === undefined ? 0 : wordRules[word].waitMs) + LATE_MS;
    void createWrapperEnd({ native, hello, say: (answer) => utter(answer, lateMs) })(text);
  };
}
