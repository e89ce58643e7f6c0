import type { ComponentPropsWithRef } from 'react';

/** Where the customer sends the money; the IBAN without spaces. */
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
  /** A first line of what is copied and shared: which sum to send. */
  readonly lead?: string;
  /** Hands the text to the system's share sheet; absent where there is none. */
  readonly onShare?: ((text: string) => void) | undefined;
};
