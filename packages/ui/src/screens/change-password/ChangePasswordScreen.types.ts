import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';

export type PasswordChangeField = 'oldPassword' | 'newPassword' | 'repeated';

/** Too many wrong old passwords. `seconds` is the time until the next attempt. */
export type PasswordWaiting = { readonly kind: 'waiting'; readonly seconds: number };

export type ChangePasswordScreenProps = {
  /** The customer's username, for password managers. */
  readonly username: string;
  /** After success the app leaves the page by itself. */
  readonly onSave: (change: {
    readonly oldPassword: string;
    readonly newPassword: string;
    readonly repeated: string;
  }) => Promise<CallOutcome<PasswordChangeField, PasswordWaiting>>;
  readonly onBack: () => void;
};
