import type { Outcome } from '../../patterns/form/Outcome.ts';
import type { LoadFailure } from '../../patterns/PageStates/PageState.ts';

export type PasswordChangeField = 'oldPassword' | 'newPassword' | 'repeated';

export type PasswordChangeOutcome =
  | Outcome<PasswordChangeField>
  /** Too many wrong old passwords; `seconds` until the next attempt. */
  | { readonly kind: 'waiting'; readonly seconds: number }
  | { readonly kind: 'failed'; readonly failure: LoadFailure };

export type ChangePasswordScreenProps = {
  /** For password managers: whose password it is. */
  readonly username: string;
  /** When it is done the app leaves the page by itself. */
  readonly onSave: (change: {
    readonly oldPassword: string;
    readonly newPassword: string;
    readonly repeated: string;
  }) => Promise<PasswordChangeOutcome>;
  readonly onBack: () => void;
};
