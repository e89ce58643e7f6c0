import { confirmationRequest, type ConfirmationRequest } from '@wallet/contract/access/confirmations';
import * as z from 'zod/mini';
import { readCode } from './customers.ts';
import type { Answer, ProviderClient } from './openProvider.ts';

type Holder = { readonly username: string; readonly password: string; readonly token: string };

export function createConfirmationHelpers(provider: ProviderClient) {
  const { request, control } = provider;
  const requestCode = ({ token }: Pick<Holder, 'token'>, { id }: Pick<ConfirmationRequest, 'id'>, body: object = {}) =>
    request('POST', `/confirmations/${id}/code`, { token, body });
  const confirm = ({ token }: Pick<Holder, 'token'>, { id }: Pick<ConfirmationRequest, 'id'>, proof: object) =>
    request('POST', `/confirmations/${id}`, { token, body: proof });
  const readOwnCode = ({ username }: Pick<Holder, 'username'>): Promise<string> => readCode(provider, username);

  return {
    requestCode,
    confirm,
    readCode: readOwnCode,

    /** Reads the confirmation requested by a refusal 403020. */
    read: (answer: Pick<Answer, 'json' | 'text'>): ConfirmationRequest => {
      const refusal = z.safeParse(z.object({ code: z.literal(403_020), confirmation: confirmationRequest }), answer.json);
      if (!refusal.success) throw new Error(`No confirmation was asked for: ${answer.text}`);
      return refusal.data.confirmation;
    },

    confirmBySms: async (holder: Holder, confirmation: ConfirmationRequest): Promise<string> => {
      const sent = await requestCode(holder, confirmation);
      if (sent.status !== 200) throw new Error(`No code was sent: ${sent.text}`);
      const answer = await confirm(holder, confirmation, { code: await readOwnCode(holder) });
      if (answer.status !== 200) throw new Error(`The confirmation was refused: ${answer.text}`);
      return confirmation.id;
    },

    settings: (changes: object): Promise<Answer> => control('PATCH', '/settings', changes),
    listStates: async ({ username }: Pick<Holder, 'username'>) => {
      const answer = await control('GET', `/confirmations?username=${encodeURIComponent(username)}`);
      return z.parse(z.array(z.object({ state: z.string() })), answer.json).map(({ state }) => state);
    },
  };
}

/** The header that repeats a request once it is confirmed. */
export const toConfirmationHeader = (id: string): Readonly<Record<string, string>> => ({ 'x-confirmation': id });
