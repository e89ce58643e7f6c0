/** Who asks; a visitor has none of it. */
export type ChatUser = { readonly id: string; readonly name: string | null; readonly email: string | null };

/** A window that takes messages. */
export type ChatFrame = { readonly postMessage: (message: unknown, origin: string) => void };

export type ChatVisit = {
  readonly user: ChatUser | null;
  /** Proves to the service that the user is who we say (USR-004, THIRD-052). */
  readonly proof: ChatProof | null;
  /** The window of the chat's frame; null where it needs none. */
  readonly frame: ChatFrame | null;
  /** Told once, when the widget is open. */
  readonly onOpened: () => void;
  /** Told when the customer closes it. */
  readonly onClosed: () => void;
  /** Told when it cannot be opened. */
  readonly onFailed: () => void;
};

/** Beside a JWT neither name nor e-mail nor hash is sent. */
export type ChatProof = { readonly kind: 'jwt'; readonly jwt: string } | { readonly kind: 'hash'; readonly hash: string };

export type OpenChat = {
  /** Takes it away without a word. */
  readonly drop: () => void;
  /** Ends the service's own session, and is done when it says so, or after a second (THIRD-054). */
  readonly close: () => Promise<void>;
};

/** The support chat (D-MENU-09). */
export type Chat = {
  /** The page that holds the widget, shown in a frame; null for one that opens over the page by itself. */
  readonly frameUrl: string | null;
  /** Opens the widget. */
  readonly open: (visit: ChatVisit) => OpenChat;
};
