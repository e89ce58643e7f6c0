import { sendSupportMessage } from '@wallet/contract/customer/support-messages';
import { withBotCheck } from '../api/withBotCheck.ts';
import { useServices, useSession } from '../providers/Services.ts';
import { useCall } from '../providers/useCall.ts';

export type SupportMessage = { readonly message: string; readonly email: string };

/**
 * Sends a message to the support and answers its ticket (API-079): as the customer who is signed in, else as a visitor, who passes the bot
 * check.
 */
export function useSendSupportMessage(): (message: SupportMessage) => Promise<string> {
  const services = useServices();
  const call = useCall();
  const isVisitor = useSession() === null;
  return async ({ message, email }) => {
    const body = { message, ...(email === '' ? {} : { email }) };
    const send = (more: object) => call(sendSupportMessage, { body: { ...body, ...more } }, { asCustomer: !isVisitor });
    const { ticket } = await (isVisitor ? withBotCheck(services, 'support', (captchaToken) => send({ captchaToken })) : send({}));
    return ticket;
  };
}
