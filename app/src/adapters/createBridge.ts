import type { Reader } from '@wallet/core/configuration/readers';

/** Which form of the messages both sides speak. A wrapper of another version is not spoken to. */
export const BRIDGE_VERSION = 1;

/** What the native wrapper puts into the page: a way to speak to it; its answers come as `wallet-native` events. */
export type NativeBridge = {
  readonly send: (message: string) => void;
  /** Of the wrapper, year.month.day; older wrappers do not tell it. */
  readonly version?: string;
};

type Parts = {
  readonly bridge: NativeBridge;
  /** Hears the wrapper's answers, already parsed from JSON; the answer stops. */
  readonly listen: (hear: (answer: unknown) => void) => () => void;
  readonly newId: () => string;
};

/** Each answer of the wrapper repeats the version and the id of its question. */
export type BridgeAnswer = { readonly wallet: number; readonly id: string };

/** Asks the native wrapper and waits for the answer; rejects when the signal comes first. */
export type AskBridge = <T extends BridgeAnswer>(question: { readonly ask: string }, reader: Reader<T>, signal?: AbortSignal) => Promise<T>;

/** The way to the native wrapper: a question out, one answer with the same id back. Anything else that is said is ignored. */
export function createBridge({ bridge, listen, newId }: Parts): AskBridge {
  return (question, reader, signal) => {
    const id = newId();
    return new Promise((resolve, reject) => {
      const stop = listen((said) => {
        const answer = reader(said);
        if (answer === undefined || answer.id !== id || answer.wallet !== BRIDGE_VERSION) return;
        stop();
        resolve(answer);
      });
      signal?.addEventListener('abort', () => {
        stop();
        reject(new Error('The native wrapper has not answered in time. A wrapper that does not know the question says nothing.'));
      });
      bridge.send(JSON.stringify({ wallet: BRIDGE_VERSION, id, ...question }));
    });
  };
}
