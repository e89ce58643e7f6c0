/** The device's id at the push service, and its owner's consent to messages (AUTH-012). */
export type PushDevice = {
  /** Null until the service has assigned one. */
  readonly id: string | null;
  readonly consent: boolean;
};

/** Push messages, which only the native wrapper can receive. */
export type Push = {
  /** Null in a browser and when the wrapper does not respond in time (D-AUTH-06). Rejects when its code cannot be loaded. */
  readonly read: () => Promise<PushDevice | null>;
};

export const browserPush: Push = { read: async () => null };
