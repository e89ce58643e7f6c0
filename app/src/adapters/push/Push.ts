/** What the push service knows this device by, and whether its owner has agreed to messages (AUTH-012). */
export type PushDevice = {
  /** Null where the service has given none yet. */
  readonly id: string | null;
  readonly consent: boolean;
};

/** Push messages, which only the native wrapper can receive. */
export type Push = {
  /** Null in a browser, and when the wrapper does not answer in time (D-AUTH-06); rejects when its code cannot be loaded. */
  readonly read: () => Promise<PushDevice | null>;
};

/** A browser outside the native wrapper receives none. */
export const browserPush: Push = { read: async () => null };
