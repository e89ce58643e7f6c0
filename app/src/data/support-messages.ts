import { sendSupportMessage } from '@wallet/contract/customer/support-messages';
import { withBotCheck } from '../api/withBotCheck.ts';
import { useServices, useSession } from '../providers/Services.ts';
import { useCall } from '../providers/useCall.ts';

export type SupportMessage = { readonly message: string; readonly email: string };

/** Sends a message to support and resolves with its ticket (API-079). Visitors must pass the bot check. */
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
