import { refusals, type ErrorBody, type RefusalName } from '@wallet/contract/errors';
import type { Database } from '../database/openDatabase.ts';
import type { ProviderText } from '../words/translateText.ts';

/** A refusal by the provider, as a value. Only the operator's calls throw theirs (`ControlRefusal`). */
export type Refusal = {
  readonly status: number;
  readonly body: ErrorBody;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A refusal, and what to write after its call was rolled back. */
export type Refused = { readonly refusal: Refusal; readonly keeps?: (database: Database) => Promise<void> };

/** What a refusal may have besides its code. Its texts come from the catalogue, so each one has a German translation (LANG-003). */
type Members = Partial<Omit<ErrorBody, 'code' | 'message' | 'fields'>> & {
  readonly message?: ProviderText;
  readonly fields?: Readonly<Record<string, [ProviderText, ...ProviderText[]]>>;
};

/** Creates a named refusal of the contract. `members` add fields, seconds, a link or another message. */
export function refuse(name: RefusalName, members: Members = {}, headers?: Readonly<Record<string, string>>): Refusal {
  const { status, code, message }: { status: number; code: number; message: ProviderText } = refusals[name];
  return { status, body: { code, message, ...members }, ...(headers === undefined ? {} : { headers }) };
}

/** Like {@link refuse}, with texts from elsewhere: the contract, a stored row, or the control surface, which is English. */
export function refuseInWords(name: RefusalName, members: Partial<Omit<ErrorBody, 'code'>>): Refusal {
  const { status, body } = refuse(name);
  return { status, body: { ...body, ...members } };
}

/** Names the order that used up what the request was sent with, so that a client shows it instead of starting again (D-API-30). */
export const toUsedByMember = (order: bigint | null = null): { readonly order?: string } =>
  order === null ? {} : { order: order.toString() };

/** A refusal that only an operator reads, at the control surface. English only. */
export const refuseOperator = (field: string, text: string): Refusal =>
  refuseInWords('invalid', { message: text, fields: { [field]: [text] } });

/** Refuses one field, whose text is also the message. */
export function refuseField(field: string, text: ProviderText, name: RefusalName = 'invalid'): Refusal {
  return refuse(name, { message: text, fields: { [field]: [text] } });
}
