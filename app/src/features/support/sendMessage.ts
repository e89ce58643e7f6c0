import type { SupportScreenProps } from '@wallet/ui/screens/support';
import { BotCheckFailure, BotCheckMissing } from '../../api/withBotCheck.ts';
import { attempt } from '../../api/outcome.ts';

/** Sends a message to support: its ticket, or why it was not taken; the text stays in the form (D-MENU-09). @param send answers the ticket */
export async function sendMessage(send: () => Promise<string>): ReturnType<SupportScreenProps['onSend']> {
  const outcome = await attempt(send, {
    fields: { message: 'message', email: 'email' },
    otherwise: (error) => {
      if (error instanceof BotCheckMissing) return { kind: 'botCheckMissing' };
      return error instanceof BotCheckFailure ? { kind: 'botCheckFailed' } : null;
    },
  });
  return outcome.kind === 'done' ? { kind: 'done', ticket: outcome.value } : outcome;
}
