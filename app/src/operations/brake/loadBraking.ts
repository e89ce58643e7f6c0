import { loadLater } from '../../api/errors.ts';
import type { Braking } from '../../api/brake.ts';

/** The dialog about an unusual transfer, whose code is fetched with the first question: most visits have none. */
export const loadBraking = (): Braking => ({
  ask: async (brake, send) => {
    const { createBraking } = await loadLater(() => import('./createBraking.tsx'));
    return createBraking().ask(brake, send);
  },
});
