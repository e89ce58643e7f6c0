import { createDatabaseFunction } from '../../database/createDatabaseFunction.ts';
import type { Database } from '../../database/openDatabase.ts';
import type { StoredHolder } from '../../database/columns.ts';
import type { Customer } from '../authenticate.ts';
import { getBeneficiary } from '../customer/names.ts';
import type { Name } from './compareNames.ts';

/** IBANs that the directory of account holders lists from the start, for any customer, named by their bank's answer. */
export const listedIbans = {
  close: 'DE53700200000000000001',
  other: 'DE26700200000000000002',
  unreachable: 'DE96700200000000000003',
  unknown: 'DE69700200000000000004',
  slow: 'DE42700200000000000005',
  silent: 'DE15700200000000000006',
  couple: 'DE85700200000000000007',
  company: 'DE58700200000000000008',
} as const;

export const payeeAnswers = ['name', 'unreachable', 'not_found', 'no_name'] as const;
export type PayeeAnswer = (typeof payeeAnswers)[number];

export type Payee = { readonly answer: PayeeAnswer; readonly holders: readonly Name[]; readonly delayMs: number };

const createPersonHolder = (name: string): readonly Name[] => [{ name, kind: 'person' }];
const createFailedPayee = (answer: PayeeAnswer): Payee => ({ answer, holders: [], delayMs: 0 });
const createNamedPayee = (holders: readonly Name[], delayMs = 0): Payee => ({ answer: 'name', holders, delayMs });

const SLOW_MS = 2000;
const MAX_LISTED_IBANS = 50;

const listedPayees: Readonly<Record<string, (customer: Customer) => Payee>> = {
  [listedIbans.close]: (customer) =>
    createNamedPayee(createPersonHolder(`${getNameParts(customer).given.charAt(0)}. ${getNameParts(customer).family}`)),
  [listedIbans.other]: () => createNamedPayee(createPersonHolder('Marlene Osterkamp')),
  [listedIbans.unreachable]: () => createFailedPayee('unreachable'),
  [listedIbans.unknown]: () => createFailedPayee('not_found'),
  [listedIbans.slow]: (customer) => createNamedPayee([getBeneficiary(customer)], SLOW_MS),
  [listedIbans.silent]: (customer) => createNamedPayee([getBeneficiary(customer)], Number.POSITIVE_INFINITY),
  [listedIbans.couple]: (customer) =>
    createNamedPayee(createPersonHolder(`${getNameParts(customer).given} ${getNameParts(customer).family} und Bruno Osterkamp`)),
  [listedIbans.company]: () => createNamedPayee([{ name: 'Kolm Werkzeuge GmbH', kind: 'company' }]),
};

const getNameParts = ({ dossier }: Customer) => ({ given: dossier?.personal.givenName ?? '', family: dossier?.personal.familyName ?? '' });

type Row = { readonly answer: string; readonly holders: readonly StoredHolder[] | null; readonly delay_ms: number };

const findRow = createDatabaseFunction<{ readonly who: number; readonly which: string }, Row | null>({
  kind: 'reads',
  expression: 'find_payee(who, which)',
  types: 'who int, which text',
});

/** Finds what the bank of an IBAN will answer: as set by the operator, else as listed, else that the account is the customer's own. */
export async function findPayee(database: Database, customer: Customer, iban: string): Promise<Payee> {
  const row = await findRow(database, { who: customer.id, which: iban });
  if (row === null) return listedPayees[iban]?.(customer) ?? createNamedPayee([getBeneficiary(customer)]);
  const answer = payeeAnswers.find((word) => word === row.answer) ?? 'name';
  return { answer, holders: row.holders ?? [getBeneficiary(customer)], delayMs: row.delay_ms };
}

/** The IBANs that the directory lists for this customer: the built-in ones, then those of the operator. */
export async function listDirectoryIbans(database: Database, customer: Customer): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('payee')
    .select('iban')
    .where((where) => where.or([where('customer_id', '=', customer.id), where('customer_id', 'is', null)]))
    .orderBy('iban')
    .limit(MAX_LISTED_IBANS)
    .execute();
  return [...new Set([...Object.keys(listedPayees), ...rows.map(({ iban }) => iban)])];
}
