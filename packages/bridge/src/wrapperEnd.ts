import { listOf, object, oneOf } from '@wallet/core/configuration/readers';
import {
  readAnyText,
  BRIDGE_VERSION,
  readMembers,
  readSecret,
  readShortText,
  wordRules,
  words,
  type Hello,
  type Members,
  type QuestionArguments,
  type Word,
} from './messages.ts';

/** The members of an answer besides `wallet` and `id`: `{support: …}`, `{outcome: …, secret?: …}` and so on. */
export type AnswerMembers = Members;

export type NativeSide = {
  readonly [W in Exclude<Word, 'hello'>]?: (takes: QuestionArguments<W>) => Promise<AnswerMembers>;
};

export type WrapperEndOptions = {
  readonly native: NativeSide;
  readonly hello: Omit<Hello, 'asks'>;
  /** Sends a text to the page, over the port if there is one, otherwise as a `wallet-native` event. */
  readonly say: (text: string) => void;
};

/** In characters. Transactions prepared by a provider are much shorter. */
const MAX_TRANSACTION = 1_000_000;

const readText = readShortText();
const readSealed = object({
  uuid: readText,
  key: readText,
  tx: readShortText(MAX_TRANSACTION),
  curve: readText,
  boxKey: readText,
  sign: listOf(readAnyText),
});

/** Runs the native implementation of a word. Null if the question is malformed or the word is not supported. */
function runWord(native: NativeSide, word: Exclude<Word, 'hello'>, message: Members): Promise<AnswerMembers> | null {
  const { clientSecret, paymentMethod } = message;
  switch (word) {
    case 'support':
    case 'release':
    case 'forget':
    case 'push':
      return native[word]?.({}) ?? null;
    case 'store':
    case 'replace': {
      const secret = readSecret(message['secret']);
      return secret === undefined ? null : (native[word]?.({ secret }) ?? null);
    }
    case 'confirmPayment': {
      const secret = readText(clientSecret);
      return secret === undefined
        ? null
        : (native.confirmPayment?.({ clientSecret: secret, paymentMethod: readText(paymentMethod) ?? null }) ?? null);
    }
    case 'setUpCard':
    case 'readPayment': {
      const secret = readText(clientSecret);
      return secret === undefined ? null : (native[word]?.({ clientSecret: secret }) ?? null);
    }
    case 'sign': {
      const operation = readSealed(message);
      return operation === undefined ? null : (native.sign?.(operation) ?? null);
    }
  }
}

/** The wrapper end, for wrappers with a TypeScript native side and for the reference. Returns the handler for messages of the page. */
export function createWrapperEnd({ native, hello, say }: WrapperEndOptions): (text: string) => Promise<void> {
  const asks = words.filter((word) => word === 'hello' || native[word] !== undefined);
  const readWord = oneOf(...asks);
  return async (text) => {
    const message = readMembers(text);
    const id = readText(message?.['id']);
    if (message === null || id === undefined || message['wallet'] !== BRIDGE_VERSION) return;
    const answer = (members: AnswerMembers): void => say(JSON.stringify({ ...members, wallet: BRIDGE_VERSION, id }));
    const word = readWord(message['ask']);
    if (word === undefined) return answer({ unknown: true });
    if (word === 'hello') return answer({ hello: { ...hello, asks } });
    if (wordRules[word].isLong) answer({ ack: true });
    const answering = runWord(native, word, message);
    if (answering === null) return answer({ malformed: true });
    answer(await answering);
  };
}
