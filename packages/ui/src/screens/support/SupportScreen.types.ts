import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';

export type SupportMessage = { readonly message: string; readonly email: string };

/** The check was there and failed, so nothing was sent; `botCheckMissing`: it could not be loaded (THIRD-037). */
export type BotCheckFailed = { readonly kind: 'botCheckFailed' | 'botCheckMissing' };
/** What a message that was sent is found by. */
export type Ticket = { readonly ticket: string };

export type SupportView =
  /** The chat, which shows "Loading" until it is open (MENU-010). `frameUrl` is null for one that opens by itself. */
  | { readonly kind: 'chat'; readonly isOpen: boolean; readonly frameUrl: string | null }
  /** The form that takes its place (D-MENU-09). */
  | {
      readonly kind: 'form';
      /** Filled in where it is known. */
      readonly email: string;
      /** A customer may leave the address out: the provider knows one. */
      readonly isEmailRequired: boolean;
      /** The notice of the check that protects the form; null where there is none. */
      readonly botCheck: 'recaptcha' | 'other' | null;
    };

export type SupportScreenProps = {
  readonly view: SupportView;
  /** The window of the chat's frame, null when it is gone. */
  readonly onFrameWindow: (frame: Window | null) => void;
  readonly onSend: (message: SupportMessage) => Promise<CallOutcome<keyof SupportMessage, BotCheckFailed, Ticket>>;
  readonly homeHref: string;
};
