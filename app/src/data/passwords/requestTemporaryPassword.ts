import { forgotPassword } from '@wallet/contract/passwords';
import { askBotCheck } from '../../api/askBotCheck.ts';
import { createCall } from '../../api/createCall.ts';
import { Refusal } from '../../api/errors.ts';
import type { Services } from '../../providers/Services.ts';

const PASSWORD_WAITING = 110;

/**
 * Has a temporary password sent by SMS (PWD-021); answers the seconds until it may be asked for again. One that is on its way already is no
 * failure: the remaining seconds start the timer (D-PWD-13).
 */
export async function requestTemporaryPassword(services: Services, username: string, isResend: boolean): Promise<number> {
  const token = await askBotCheck(services, 'forgot_password');
  const data = { username, ...(isResend ? { repeated_event: 'yes' as const } : {}) };
  try {
    const { expired } = await services.connect(createCall)(forgotPassword, { body: { token, data } });
    return expired;
  } catch (error) {
    if (error instanceof Refusal && error.body.code === PASSWORD_WAITING && error.body.expired !== undefined) return error.body.expired;
    throw error;
  }
}
