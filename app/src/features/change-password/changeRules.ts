import type { PasswordChangeField, PasswordWaiting } from '@wallet/ui/screens/change-password';
import type { Refusal } from '../../api/errors.ts';
import type { FieldNames } from '../../api/outcome.ts';

const TOO_MANY_ATTEMPTS = 112;

const fields: FieldNames<PasswordChangeField> = {
  old_password: 'oldPassword',
  'new_password.first': 'newPassword',
  'new_password.second': 'repeated',
};

/** What the provider says of a field is on that field; too many attempts have a wait (PWD-014, PWD-015, D-PWD-09). */
export const changeRules = {
  fields,
  special: ({ body }: Refusal): PasswordWaiting | null =>
    body.code === TOO_MANY_ATTEMPTS && body.expired !== undefined ? { kind: 'waiting', seconds: body.expired } : null,
};
