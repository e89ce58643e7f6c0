import { expect, it } from 'vitest';
import { BotCheckFailure } from '../../api/withBotCheck.ts';
import { ApiError, Refusal, SessionEnd } from '../../api/errors.ts';
import { sendMessage } from './model.tsx';

const sendFailing = (error: Error) =>
  sendMessage(async () => {
    throw error;
  });

it('returns the ticket of an accepted message (API-079)', async () => {
  expect(await sendMessage(async () => 'HS-000001')).toEqual({ kind: 'done', ticket: 'HS-000001' });
});

it('shows a field error at its field and any other refusal as a message (API-079)', async () => {
  const fields = { email: ['Invalid e-mail'] };
  expect(await sendFailing(new Refusal(400, { code: 400, message: 'Invalid e-mail', fields }))).toEqual({
    kind: 'refused',
    fields: { email: 'Invalid e-mail' },
  });
  expect(await sendFailing(new Refusal(400, { code: 108, message: 'The bot check failed' }))).toMatchObject({
    message: 'The bot check failed',
  });
});

it('reports failures and rethrows a session end (D-MENU-09, D-APP-24)', async () => {
  expect(await sendFailing(new ApiError('offline'))).toEqual({ kind: 'failed', failure: 'offline' });
  expect(await sendFailing(new BotCheckFailure('no token'))).toEqual({ kind: 'botCheckFailed' });
  await expect(sendFailing(new SessionEnd())).rejects.toThrow(SessionEnd);
});
