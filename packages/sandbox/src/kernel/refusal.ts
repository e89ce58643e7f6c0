import { refusals, type ErrorBody, type RefusalName } from '@wallet/contract/errors';
import type { Database } from '../database/openDatabase.ts';

/** The provider says no: a value, never thrown (architecture, "Errors"). */
export type Refusal = {
  readonly status: number;
  readonly body: ErrorBody;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A refusal, and what is written down once its call has been undone. */
export type Refused = { readonly refusal: Refusal; readonly keeps?: (database: Database) => Promise<void> };

/** A named refusal of the contract; `members` add fields, seconds, a link or another message. */
export function refuse(
  name: RefusalName,
  members: Partial<Omit<ErrorBody, 'code'>> = {},
  headers?: Readonly<Record<string, string>>,
): Refusal {
  const { status, code, message } = refusals[name];
  return { status, body: { code, message, ...members }, ...(headers === undefined ? {} : { headers }) };
}

/** 400 of one field: its text is the message as well. */
export function refuseField(field: string, text: string, name: RefusalName = 'invalid'): Refusal {
  return refuse(name, { message: text, fields: { [field]: [text] } });
}
