import type { SupportOutcome } from '@wallet/ui/screens/support/SupportScreen.types';
import { BotCheckFailure } from '../../api/askBotCheck.ts';
import { toOutcome } from '../../api/toOutcome.ts';

/** What came of a message: its ticket, or why it was not taken; the text stays with whoever wrote it (D-MENU-09). */
export async function toSupportOutcome(send: () => Promise<string>): Promise<SupportOutcome> {
  let ticket = '';
  try {
    const outcome = await toOutcome<'message' | 'email'>(
      async () => {
        ticket = await send();
      },
      { message: 'message', email: 'email' },
    );
    return outcome.kind === 'done' ? { ...outcome, ticket } : outcome;
  } catch (error) {
    if (error instanceof BotCheckFailure) return { kind: 'botCheckFailed' };
    throw error;
  }
}
