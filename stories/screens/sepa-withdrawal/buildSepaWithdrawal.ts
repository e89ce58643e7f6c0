import { fn } from 'storybook/test';
import type { SepaWithdrawalScreenProps } from '@wallet/ui/screens/sepa-withdrawal';
import { eur, usd } from '../../support/amounts.ts';

type Props = SepaWithdrawalScreenProps;

/** An Estonian IBAN with a valid checksum. */
export const IBAN = 'EE382200221020145685';

export const requisites: Extract<Props['step'], { name: 'requisites' }> = {
  name: 'requisites',
  amount: eur('1000.00'),
  fee: eur('3.50'),
  total: eur('1000.00'),
  arrives: eur('996.50'),
};

export const answers = {
  amount: (outcome: Awaited<ReturnType<Props['onAmount']>>) => fn<Props['onAmount']>(async () => outcome),
  lookup: (outcome: Awaited<ReturnType<Props['onLookUpIban']>>) => fn<Props['onLookUpIban']>(async () => outcome),
  submit: (outcome: Awaited<ReturnType<Props['onSubmit']>>) => fn<Props['onSubmit']>(async () => outcome),
};

/** Two accounts and one bank, with the values of the sandbox (D-SEPA-28). */
export function buildSepaWithdrawal(): Props {
  return {
    step: { name: 'amount', draft: '' },
    accounts: [
      { id: 7, name: 'Euro', provider: 'Halden Payments', balance: eur('12480.55') },
      { id: 8, name: 'US Dollar', provider: 'Halden Payments', balance: usd('310.00') },
    ],
    banks: [{ id: 1, block: null }],
    accountId: 7,
    bankId: 1,
    settings: { feeRelative: '0.35', feeAbsolute: eur('1.00'), minimalExclusive: eur('10.00') },
    beneficiaryName: 'Alice Berg',
    iban: '',
    onAccount: fn(),
    onBank: fn(),
    onAmount: answers.amount({ kind: 'done' }),
    onLookUpIban: answers.lookup({ kind: 'found', bank: 'SWEDBANK AS', bic: 'HABAEE2X' }),
    onSubmit: answers.submit({ kind: 'done' }),
    onBack: fn(),
    onFundsChanged: fn(),
    onLogInAgain: fn(),
    addressVerificationHref: '#address-verification',
  };
}
