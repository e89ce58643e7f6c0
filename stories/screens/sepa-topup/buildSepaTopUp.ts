import { fn } from 'storybook/test';
import type { SepaTopUpScreenProps } from '@wallet/ui/screens/sepa-topup';
import { eur } from '../../support/amounts.ts';

type Props = SepaTopUpScreenProps;

export const requisites: Extract<Props['step'], { name: 'requisites' }> = {
  name: 'requisites',
  amount: eur('2500.00'),
  fee: eur('0.00'),
  arrives: eur('2500.00'),
  requisites: {
    beneficiaryName: 'Alice Berg',
    iban: 'LT601010012345678901',
    reference: 'HLD-204817',
    beneficiaryAddress: 'Gedimino pr. 20, Vilnius, LT',
    bic: 'HALDLT22',
    bankName: 'Halden Payments',
    bankAddress: 'Konstitucijos pr. 7, Vilnius, LT',
  },
};

export const answers = {
  amount: (outcome: Awaited<ReturnType<Props['onAmount']>>) => fn<Props['onAmount']>(async () => outcome),
  done: (outcome: Awaited<ReturnType<Props['onDone']>>) => fn<Props['onDone']>(async () => outcome),
};

/** One account and one bank, with the values of the sandbox (D-SEPA-28). */
export function buildSepaTopUp(): Props {
  return {
    step: { name: 'amount', draft: '' },
    accounts: [{ id: 7, name: 'Euro', provider: 'Halden Payments', balance: eur('12480.55') }],
    banks: [{ id: 1, block: null }],
    accountId: 7,
    bankId: 1,
    settings: { fee: eur('5.00'), minimalExclusive: eur('10.00'), thresholdNoFee: eur('1000.00') },
    cardHref: '#card',
    onCard: fn(),
    onAccount: fn(),
    onBank: fn(),
    onAmount: answers.amount({ kind: 'done' }),
    onDone: answers.done({ kind: 'done' }),
    onBack: fn(),
    onLogInAgain: fn(),
    addressVerificationHref: '#address-verification',
  };
}
