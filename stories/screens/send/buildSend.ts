import type { CallOutcome } from '@wallet/ui/patterns/form';
import { fn } from 'storybook/test';
import type { FeeQuote, TransferAsset } from '@wallet/ui/patterns/transfer';
import type { SendIssues, SendScreenProps, SendStep, SendField } from '@wallet/ui/screens/send';
import { btc, eth } from '../../support/amounts.ts';
import { resolveQuote } from '../../support/transferForm.ts';

type Props = SendScreenProps;

export const OUTSIDE = 'bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh';

export const bitcoin: TransferAsset = {
  code: 'BTC',
  name: 'Bitcoin',
  lower: btc('0.0005'),
  upper: btc('1'),
  feeAllowance: btc('1'),
  rate: { perUnit: '61240', currencyCode: 'EUR', decimals: 2 },
  needsBeneficiary: false,
  isSendable: true,
};

export const quotes = {
  bitcoin: {
    kind: 'quoted',
    options: [
      { speed: 'slow', fee: btc('0.00006'), minutes: '60' },
      { speed: 'average', fee: btc('0.0001'), minutes: '10' },
      { speed: 'fast', fee: btc('0.00015'), minutes: '2' },
    ],
  },
  ethereum: { kind: 'quoted', options: [{ speed: 'average', fee: eth('0.0007'), minutes: '10' }] },
} as const satisfies Record<string, FeeQuote>;

export const emptyForm: SendStep = {
  name: 'form',
  draft: { address: '', amount: '', comment: '', speed: 'average', beneficiaryName: '', beneficiaryCountry: '' },
  issues: {},
};
export const buildFilledForm = (amount: string, issues: SendIssues = {}): SendStep => ({
  name: 'form',
  draft: { address: OUTSIDE, amount, comment: '', speed: 'average', beneficiaryName: '', beneficiaryCountry: '' },
  issues,
});

export const summary = { sent: btc('0.05'), fee: btc('0.0001'), address: OUTSIDE };
/** The code can be requested again. */
export const codeStep: SendStep = { name: 'code', phone: '+370***01', summary, resendAt: 0 };
export const finished: SendStep = { name: 'finished', summary, detailsHref: '#transaction' };

export const answers = {
  submit: (outcome: CallOutcome<SendField>) => fn<Props['onSubmit']>(async () => outcome),
  code: (outcome: Awaited<ReturnType<Props['onCode']>>) => fn<Props['onCode']>(async () => outcome),
};

/** A coin account with a balance of one and a working fee quote. */
export function buildSend(): Props {
  return {
    page: { kind: 'ready', content: bitcoin },
    step: emptyForm,
    onAskFee: resolveQuote(quotes.bitcoin),
    onSubmit: answers.submit({ kind: 'done' }),
    onCode: answers.code({ kind: 'done' }),
    onResendCode: fn<Props['onResendCode']>(async () => ({ kind: 'done' })),
    onBack: fn(),
    homeHref: '#home',
    onPasteRequest: fn(async () => OUTSIDE),
  };
}
