import type { Database } from '../../database/openDatabase.ts';
import type { Customer } from '../../kernel/authenticate.ts';
import { providerBank, readIbans } from '../../kernel/bank/bankRequisites.ts';
import { getBeneficiary, formatHolderAddress } from '../../kernel/customer/names.ts';
import type { ReceiptParties } from './receiptContent.ts';

/** Returns the issuer, and the account holder with the IBAN of the order's account if it has one. */
export async function readReceiptParties(database: Database, customer: Customer, accountId: number | null): Promise<ReceiptParties> {
  const { byAccount } = await readIbans(database, customer.id);
  const { name, address, licence } = providerBank;
  return {
    issuer: { name, address, licence },
    holder: {
      name: getBeneficiary(customer).name,
      address: formatHolderAddress(customer),
      iban: accountId === null ? null : (byAccount.get(accountId)?.iban ?? null),
    },
  };
}
