import { databaseFunction } from '../../database/databaseFunction.ts';
import type { Database } from '../../database/openDatabase.ts';
import type { StoredHolder } from '../../database/columns.ts';
import type { Customer } from '../authenticate.ts';
import { beneficiaryOf } from '../customer/names.ts';
import type { Name } from './compareNames.ts';
import { listedIbans } from './listedIbans.ts';

export const payeeAnswers = ['name', 'unreachable', 'not_found', 'no_name'] as const;
export type PayeeAnswer = (typeof payeeAnswers)[number];

export type Payee = { readonly answer: PayeeAnswer; readonly holders: readonly Name[]; readonly delayMs: number };

const person = (name: string): readonly Name[] => [{ name, kind: 'person' }];
const refuses = (answer: PayeeAnswer): Payee => ({ answer, holders: [], delayMs: 0 });
const named = (holders: readonly Name[], delayMs = 0): Payee => ({ answer: 'name', holders, delayMs });

const SLOW_MS = 2000;
const MOST_LISTED = 50;

const listed: Readonly<Record<string, (customer: Customer) => Payee>> = {
  [listedIbans.close]: (customer) => named(person(`${partsOf(customer).given.charAt(0)}. ${partsOf(customer).family}`)),
  [listedIbans.other]: () => named(person('Marlene Osterkamp')),
  [listedIbans.unreachable]: () => refuses('unreachable'),
  [listedIbans.unknown]: () => refuses('not_found'),
  [listedIbans.slow]: (customer) => named([beneficiaryOf(customer)], SLOW_MS),
  [listedIbans.silent]: (customer) => named([beneficiaryOf(customer)], Number.POSITIVE_INFINITY),
  [listedIbans.couple]: (customer) => named(person(`${partsOf(customer).given} ${partsOf(customer).family} und Bruno Osterkamp`)),
  [listedIbans.company]: () => named([{ name: 'Kolm Werkzeuge GmbH', kind: 'company' }]),
};

const partsOf = ({ dossier }: Customer) => ({ given: dossier?.personal.givenName ?? '', family: dossier?.personal.familyName ?? '' });

type Row = { readonly answer: string; readonly holders: readonly StoredHolder[] | null; readonly delay_ms: number };

const findRow = databaseFunction<{ readonly who: number; readonly which: string }, Row | null>({
  kind: 'reads',
  expression: 'find_payee(who, which)',
  types: 'who int, which text',
});

/** Finds what the bank of an IBAN will answer: as set by the operator, else as listed, else that the account is the customer's own. */
export async function findPayee(database: Database, customer: Customer, iban: string): Promise<Payee> {
  const row = await findRow(database, { who: customer.id, which: iban });
  if (row === null) return listed[iban]?.(customer) ?? named([beneficiaryOf(customer)]);
  const answer = payeeAnswers.find((word) => word === row.answer) ?? 'name';
  return { answer, holders: row.holders ?? [beneficiaryOf(customer)], delayMs: row.delay_ms };
}

/** The IBANs that the directory lists for this customer: the built-in ones, then those of the operator. */
export async function directoryIbans(database: Database, customer: Customer): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('payee')
    .select('iban')
    .where((where) => where.or([where('customer_id', '=', customer.id), where('customer_id', 'is', null)]))
    .orderBy('iban')
    .limit(MOST_LISTED)
    .execute();
  return [...new Set([...Object.keys(listed), ...rows.map(({ iban }) => iban)])];
}
