/** The signed-in customer. A visitor has no chat user. */
export type ChatUser = { readonly id: string; readonly name: string | null; readonly email: string | null };

export type ChatFrame = { readonly postMessage: (message: unknown, origin: string) => void };

export type ChatVisit = {
  readonly user: ChatUser | null;
  /** Proves the user's identity to the service (USR-004, THIRD-052). */
  readonly proof: ChatProof | null;
  /** The window of the chat's frame. Null when the chat needs none. */
  readonly frame: ChatFrame | null;
  readonly onOpened: () => void;
  readonly onClosed: () => void;
  readonly onFailed: () => void;
};

/** With a JWT no name, e-mail or hash is sent. */
export type ChatProof = { readonly kind: 'jwt'; readonly jwt: string } | { readonly kind: 'hash'; readonly hash: string };

export type OpenChat = {
  /** Removes the chat without waiting for the service. */
  readonly drop: () => void;
  /** Ends the service's own session. Resolves when the service confirms it, or after a second (THIRD-054). */
  readonly close: () => Promise<void>;
};

/** The support chat (D-MENU-09). */
export type Chat = {
  /** The page that contains the widget, shown in a frame. Null for a chat that opens over the page itself. */
  readonly frameUrl: string | null;
  readonly open: (visit: ChatVisit) => OpenChat;
};
