import type { Push } from './Push.ts';

/** A browser outside the native wrapper receives none. */
export const browserPush: Push = { read: async () => null };
