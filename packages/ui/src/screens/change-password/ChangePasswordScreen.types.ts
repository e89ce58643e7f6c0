import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';

export type PasswordChangeField = 'oldPassword' | 'newPassword' | 'repeated';

/** Too many wrong old passwords; `seconds` until the next attempt. */
export type PasswordWaiting = { readonly kind: 'waiting'; readonly seconds: number };

export type ChangePasswordScreenProps = {
  /** For password managers: whose password it is. */
  readonly username: string;
  /** When it is done the app leaves the page by itself. */
  readonly onSave: (change: {
    readonly oldPassword: string;
    readonly newPassword: string;
    readonly repeated: string;
  }) => Promise<CallOutcome<PasswordChangeField, PasswordWaiting>>;
  readonly onBack: () => void;
};
