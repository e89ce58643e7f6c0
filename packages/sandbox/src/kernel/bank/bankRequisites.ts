import type { Database } from '../../database/openDatabase.ts';
import type { Customer } from '../authenticate.ts';
import { getBeneficiary, formatHolderAddress, formatHolderName } from '../customer/names.ts';

/** The provider's own bank. Its SEPA network is `bank:1` of the operations. */
export const providerBank = {
  bic: 'HALDLT22XXX',
  name: 'Halden Payments UAB',
  address: 'Konstitucijos pr. 21, 08130 Vilnius, Lithuania',
  /** Fictitious: this provider is an example. */
  licence: 'Electronic money institution, licence No. 0000 (example), Bank of Lithuania',
} as const;
export const SEPA_BANK_ID = 1;
export const SWIFT_BANK_ID = 2;

export type Ibans = {
  /** By account id. An IBAN is `allocated` first, and `bound` to the customer at their next sign-in. RULE-024 */
  readonly byAccount: ReadonlyMap<number, { readonly iban: string; readonly isBound: boolean }>;
  readonly lastUsed: string | null;
};

export async function readIbans(database: Database, customerId: number): Promise<Ibans> {
  const own = await database
    .selectFrom('virtual_iban')
    .select(['account_id', 'iban', 'state'])
    .where('customer_id', '=', customerId)
    .execute();
  const knownIban = await database
    .selectFrom('known_iban')
    .select('iban')
    .where('customer_id', '=', customerId)
    .orderBy('last_used_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    byAccount: new Map(own.map(({ account_id: id, iban, state }) => [id, { iban, isBound: state === 'bound' }])),
    lastUsed: knownIban?.iban ?? null,
  };
}

/** The reference that the customer puts on a transfer. It never changes for a customer and account (D-SEPA-17). */
export const createTransferReference = (customerId: number, accountId: number): string => `HAL${customerId}${accountId}`;

/** Where to send a top-up. `iban` is null until it is bound. */
export function createTopUpRequisites(customer: Customer, accountId: number, ibans: Ibans) {
  const own = ibans.byAccount.get(accountId);
  return {
    iban: own?.isBound === true ? own.iban : null,
    bic: providerBank.bic,
    beneficiaryName: formatHolderName(customer),
    reference: createTransferReference(customer.id, accountId),
    beneficiaryAddress: formatHolderAddress(customer),
    bankName: providerBank.name,
    bankAddress: providerBank.address,
  };
}

/** The virtual IBAN that a withdrawal is sent from, and the external IBAN last used. */
export function createWithdrawRequisites(customer: Customer, accountId: number, ibans: Ibans) {
  return {
    virtualIban: ibans.byAccount.get(accountId)?.iban ?? null,
    iban: ibans.lastUsed,
    beneficiaryName: getBeneficiary(customer).name,
  };
}

export type BankStatus = 'verified' | 'pending' | 'not_verified';

/** Any status other than `success` and `pending` counts as not verified (api.md 3.6). */
export function toBankStatus(addressStatus: string): BankStatus {
  if (addressStatus === 'success') return 'verified';
  return addressStatus === 'pending' ? 'pending' : 'not_verified';
}
