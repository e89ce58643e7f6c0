import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';

export type SupportMessage = { readonly message: string; readonly email: string };

/** The bot check failed and nothing was sent. `botCheckMissing`: it could not be loaded (THIRD-037). */
export type BotCheckFailed = { readonly kind: 'botCheckFailed' | 'botCheckMissing' };
/** Identifies a message that was sent. */
export type Ticket = { readonly ticket: string };

export type SupportView =
  /** The chat, which shows "Loading" until it is open (MENU-010). `frameUrl` is null for a chat that opens by itself. */
  | { readonly kind: 'chat'; readonly isOpen: boolean; readonly frameUrl: string | null }
  /** The form shown instead of the chat (D-MENU-09). */
  | {
      readonly kind: 'form';
      /** Prefilled when known. */
      readonly email: string;
      /** False for customers, who may omit their address because the provider knows one. */
      readonly isEmailRequired: boolean;
      /** The bot check that the form mentions; null when there is none. */
      readonly botCheck: 'recaptcha' | 'other' | null;
    };

export type SupportScreenProps = {
  readonly view: SupportView;
  /** Receives the window of the chat's frame, and null when it is removed. */
  readonly onFrameWindow: (frame: Window | null) => void;
  readonly onSend: (message: SupportMessage) => Promise<CallOutcome<keyof SupportMessage, BotCheckFailed, Ticket>>;
  readonly homeHref: string;
};
