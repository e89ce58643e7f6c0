import { flag, nullable, object, text, whole } from '@wallet/core/configuration/readers';
import { BRIDGE_VERSION, type AskBridge } from '../createBridge.ts';
import type { Push } from './Push.ts';

/** An older wrapper does not know the question, and says nothing. */
const MOST_WAIT_MS = 1000;

/** `{wallet: 1, id, push: {id, consent} | null}`; the identifier is the push service's own, OneSignal's. */
const readAnswer = object({
  wallet: whole(BRIDGE_VERSION),
  id: text(),
  push: nullable(object({ id: nullable(text(/^.{1,64}$/, 'must be a text of at most 64 characters')), consent: flag })),
});

/**
 * Push by the native bridge: the wrapper holds the push service's library, the app only asks what it is known by.
 * @param timeout a signal that comes after so many milliseconds
 */
export function createNativePush(ask: AskBridge, timeout: (milliseconds: number) => AbortSignal): Push {
  return {
    read: async () => {
      try {
        return (await ask({ ask: 'push' }, readAnswer, timeout(MOST_WAIT_MS))).push;
      } catch {
        return null;
      }
    },
  };
}
