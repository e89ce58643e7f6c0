import type { ComponentPropsWithRef } from 'react';

/** The account that receives the customer's transfer. The IBAN has no spaces. */
export type BankAccountRequisites = {
  readonly beneficiaryName: string;
  readonly iban: string;
  readonly reference: string;
  readonly beneficiaryAddress: string;
  readonly bic: string;
  readonly bankName: string;
  readonly bankAddress: string;
};

export type BankRequisitesProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  readonly requisites: BankAccountRequisites;
  /** First line of the copied and shared text: the amount to send. */
  readonly lead?: string;
  /** Passes the text to the system's share sheet. Omitted when there is none. */
  readonly onShare?: ((text: string) => void) | undefined;
};
