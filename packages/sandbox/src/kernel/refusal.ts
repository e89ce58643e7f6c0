import { refusals, type ErrorBody, type RefusalName } from '@wallet/contract/errors';
import type { Database } from '../database/openDatabase.ts';
import type { Said } from '../words/say.ts';

/** The provider says no: a value, never thrown (architecture, "Errors"). */
export type Refusal = {
  readonly status: number;
  readonly body: ErrorBody;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A refusal, and what is written down once its call has been undone. */
export type Refused = { readonly refusal: Refusal; readonly keeps?: (database: Database) => Promise<void> };

/** What a refusal may have besides its code. Its texts are of the catalogue: one that has no German is none (LANG-003). */
type Members = Partial<Omit<ErrorBody, 'code' | 'message' | 'fields'>> & {
  readonly message?: Said;
  readonly fields?: Readonly<Record<string, [Said, ...Said[]]>>;
};

/** A named refusal of the contract; `members` add fields, seconds, a link or another message. */
export function refuse(name: RefusalName, members: Members = {}, headers?: Readonly<Record<string, string>>): Refusal {
  const { status, code, message }: { status: number; code: number; message: Said } = refusals[name];
  return { status, body: { code, message, ...members }, ...(headers === undefined ? {} : { headers }) };
}

/** The same in words that come from elsewhere: of the contract, of a row that was kept, of the control surface, which is English. */
export function refuseInWords(name: RefusalName, members: Partial<Omit<ErrorBody, 'code'>>): Refusal {
  const { status, body } = refuse(name);
  return { status, body: { ...body, ...members } };
}

/** Names the order that has used up what the request came with, so that a client shows it rather than begin anew (D-API-30). */
export const usedBy = (order: bigint | null = null): { readonly order?: string } => (order === null ? {} : { order: order.toString() });

/** What only an operator reads, at the control surface: English alone. */
export const refuseOperator = (field: string, text: string): Refusal =>
  refuseInWords('invalid', { message: text, fields: { [field]: [text] } });

/** 400 of one field: its text is the message as well. */
export function refuseField(field: string, text: Said, name: RefusalName = 'invalid'): Refusal {
  return refuse(name, { message: text, fields: { [field]: [text] } });
}
