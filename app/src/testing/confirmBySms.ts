import { confirm, confirmationRequest, requestConfirmationCode } from '@wallet/contract/access/confirmations';
import { readInbox } from '@wallet/sandbox/testing/customers';
import type { ProviderClient } from '@wallet/sandbox/testing/openProvider';
import type { ConfirmationOutcome, ConfirmationQuestion } from '../api/prompts.ts';

/** Confirms like a customer in the dialog: requests a code and enters it. */
export async function confirmBySms(provider: ProviderClient, username: string, asked: ConfirmationQuestion): Promise<ConfirmationOutcome> {
  const { id } = confirmationRequest.parse(asked.confirmation);
  await asked.call(requestConfirmationCode, { params: { id }, body: {} });
  const code = (await readInbox(provider, username))[0]?.code ?? '';
  await asked.call(confirm, { params: { id }, body: { code } });
  return { kind: 'confirmed', id };
}
