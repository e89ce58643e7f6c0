import type { PasswordChangeField, PasswordChangeOutcome } from '@wallet/ui/screens/change-password/ChangePasswordScreen.types';
import { ApiError, Refusal } from '../../api/errors.ts';
import { loadFailure } from '../../api/loadFailure.ts';
import { toRefused, type FieldNames } from '../../api/toOutcome.ts';

const names: FieldNames<PasswordChangeField> = {
  old_password: 'oldPassword',
  'new_password.first': 'newPassword',
  'new_password.second': 'repeated',
};

const TOO_MANY_ATTEMPTS = 112;

/** Runs the change; what the provider says of a field stands on that field (PWD-015, D-PWD-09). */
export async function toChangeOutcome(change: () => Promise<void>): Promise<PasswordChangeOutcome> {
  try {
    await change();
    return { kind: 'done' };
  } catch (error) {
    if (error instanceof Refusal && error.body.code === TOO_MANY_ATTEMPTS && error.body.expired !== undefined)
      return { kind: 'waiting', seconds: error.body.expired };
    if (error instanceof Refusal) return toRefused(error, names);
    if (error instanceof ApiError) return { kind: 'failed', failure: loadFailure(error) };
    throw error;
  }
}
