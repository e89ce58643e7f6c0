import { object, text, whole, type Reader } from '@wallet/core/configuration/readers';
import { BRIDGE_VERSION, type AskBridge } from '../createBridge.ts';
import type { NativeCardBridge } from './createNativeCardPayment.ts';

/** Read by anyone who opens it. */
const sealed: Reader<unknown> = (value) => value ?? null;
const readAnswer = object({ wallet: whole(BRIDGE_VERSION), id: text(), confirmation: sealed });

/** The wrapper's card flow by the messages of its bridge (D-CARDS-11): `{wallet: 1, id, ask, …}` out, `{wallet: 1, id, confirmation}` back. */
export function createBridgeCards(askBridge: AskBridge): NativeCardBridge {
  const ask = async (question: { readonly ask: 'confirmPayment' | 'setUpCard'; readonly clientSecret: string }): Promise<unknown> =>
    (await askBridge(question, readAnswer)).confirmation;
  return {
    confirmPayment: (asked) => ask({ ask: 'confirmPayment', ...asked }),
    setUpCard: (asked) => ask({ ask: 'setUpCard', ...asked }),
  };
}
