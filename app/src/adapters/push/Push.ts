/** What the push service knows this device by, and whether its owner has agreed to messages (AUTH-012). */
export type PushDevice = {
  /** Null where the service has given none yet. */
  readonly id: string | null;
  readonly consent: boolean;
};

/** Push messages, which only the native wrapper can receive. */
export type Push = {
  /** Null in a browser, and when the wrapper does not say in time: a sign-in waits for nobody (D-AUTH-06). */
  readonly read: () => Promise<PushDevice | null>;
};

/** A browser outside the native wrapper receives none. */
export const browserPush: Push = { read: async () => null };
