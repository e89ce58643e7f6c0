import { databaseFunction } from '../../database/databaseFunction.ts';
import type { Database } from '../../database/openDatabase.ts';
import type { StoredHolder } from '../../database/tables/payeeTables.ts';
import type { Customer } from '../authenticate.ts';
import { beneficiaryOf } from '../customer/names.ts';
import type { Name } from './compareNames.ts';

export const payeeAnswers = ['name', 'unreachable', 'not_found', 'no_name'] as const;
export type PayeeAnswer = (typeof payeeAnswers)[number];

/** What a bank of the sandbox will answer about an IBAN, and when. */
export type Payee = { readonly answer: PayeeAnswer; readonly holders: readonly Name[]; readonly delayMs: number };

const person = (name: string): readonly Name[] => [{ name, kind: 'person' }];
const refuses = (answer: PayeeAnswer): Payee => ({ answer, holders: [], delayMs: 0 });
const named = (holders: readonly Name[], delayMs = 0): Payee => ({ answer: 'name', holders, delayMs });

const SLOW_MS = 2000;

/** The IBANs that are listed from the start, for any customer. */
const listed: Readonly<Record<string, (customer: Customer) => Payee>> = {
  DE53700200000000000001: (customer) => named(person(`${partsOf(customer).given.charAt(0)}. ${partsOf(customer).family}`)),
  DE26700200000000000002: () => named(person('Marlene Osterkamp')),
  DE96700200000000000003: () => refuses('unreachable'),
  DE69700200000000000004: () => refuses('not_found'),
  DE42700200000000000005: (customer) => named([beneficiaryOf(customer)], SLOW_MS),
  DE15700200000000000006: (customer) => named([beneficiaryOf(customer)], Number.POSITIVE_INFINITY),
  DE85700200000000000007: (customer) => named(person(`${partsOf(customer).given} ${partsOf(customer).family} und Bruno Osterkamp`)),
  DE58700200000000000008: () => named([{ name: 'Kolm Werkzeuge GmbH', kind: 'company' }]),
};

const partsOf = ({ dossier }: Customer) => ({ given: dossier?.personal.givenName ?? '', family: dossier?.personal.familyName ?? '' });

type Row = { readonly answer: string; readonly holders: readonly StoredHolder[] | null; readonly delay_ms: number };

const findRow = databaseFunction<{ readonly who: number; readonly which: string }, Row | null>({
  kind: 'reads',
  expression: 'find_payee(who, which)',
  types: 'who int, which text',
});

/** What the bank of an IBAN will answer: as the operator has it, else as it is listed, else that the account is whoever's who asks. */
export async function findPayee(database: Database, customer: Customer, iban: string): Promise<Payee> {
  const row = await findRow(database, { who: customer.id, which: iban });
  if (row === null) return listed[iban]?.(customer) ?? named([beneficiaryOf(customer)]);
  const answer = payeeAnswers.find((word) => word === row.answer) ?? 'name';
  return { answer, holders: row.holders ?? [beneficiaryOf(customer)], delayMs: row.delay_ms };
}
