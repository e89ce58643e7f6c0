import { loadLater } from '../api/errors.ts';
import type { Confirming, ConfirmingParts } from '../api/stepUp.ts';

/** The dialog of confirmations, whose code is fetched with the first question: most visits have none. */
export function loadConfirming(parts: ConfirmingParts): Confirming {
  let made: Promise<Confirming> | null = null;
  async function load(): Promise<Confirming> {
    const { createConfirming } = await loadLater(() => import('./confirmation/createConfirming.tsx'));
    return createConfirming(parts);
  }
  const confirming = (): Promise<Confirming> => {
    made ??= load().catch((error: unknown) => {
      made = null; // without a network: the next question tries again
      throw error;
    });
    return made;
  };
  return {
    ask: async (question) => (await confirming()).ask(question),
    tellUnusable: async (message) => (await confirming()).tellUnusable(message),
  };
}
