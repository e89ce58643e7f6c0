import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { FeeQuote, TransferAsset } from '@wallet/ui/patterns/transfer';
import {
  type OwnDetails,
  type SenderScreenProps,
  type TravelRuleSendScreenProps,
  type TravelRuleSendStep,
  type TravelRuleTransactionScreenProps,
  type TravelRuleTransfer,
  type Vasps,
  emptyParticipant,
} from '@wallet/ui/screens/travel-rule';
import { eth } from '../../support/amounts.ts';
import { resolveQuote, usdCoin } from '../../support/transferForm.ts';

export const OUTSIDE = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB';
const TODAY = '2026-03-14';

export const ether: TransferAsset = {
  code: 'ETH',
  name: 'Ethereum',
  lower: eth('0.002'),
  upper: eth('1'),
  feeAllowance: eth('1'),
  rate: { perUnit: '2480', currencyCode: 'EUR', decimals: 2 },
  needsBeneficiary: false,
  isSendable: true,
};
/** An ETH balance just below the average fee. */
export const stablecoin: TransferAsset = { ...usdCoin, feeAllowance: eth('0.001') };

export const alice: OwnDetails = {
  name: 'Alice Hale',
  legalId: '',
  country: 'LTU',
  countryName: 'Lithuania',
  town: 'Vilnius',
  dateOfBirth: '1988-04-23',
  isCompany: false,
};
export const company: OwnDetails = { ...alice, name: 'Hale Trading UAB', legalId: '304123456', isCompany: true };

export const vasps: Vasps = {
  kind: 'ready',
  items: [
    { id: '83e4d6a1-27bc-4905-b3d9-15f68c0ae7d2', name: 'Northlight Exchange' },
    { id: '4a96e0cd-13f5-48b7-9d62-c8a705b3f1e4', name: 'Summit Wallet Services' },
  ],
};

const etherQuote: FeeQuote = {
  kind: 'quoted',
  options: [
    { speed: 'slow', fee: eth('0.0005'), minutes: '60' },
    { speed: 'average', fee: eth('0.0012'), minutes: '10' },
    { speed: 'fast', fee: eth('0.002'), minutes: '2' },
  ],
};

export const steps = {
  form: { name: 'form', draft: { address: '', amount: '', comment: '' }, issues: {} },
  filled: { name: 'form', draft: { address: OUTSIDE, amount: '0.5', comment: '' }, issues: {} },
  beneficiary: { name: 'beneficiary', draft: emptyParticipant, issues: {}, amount: eth('0.5'), address: OUTSIDE },
  fee: {
    name: 'fee',
    draft: { speed: 'average', beneficiaryName: '', beneficiaryCountry: '' },
    issues: {},
    amount: eth('0.5'),
    address: OUTSIDE,
  },
  code: {
    name: 'code',
    phone: '+370***01',
    summary: { sent: eth('0.5'), fee: eth('0.0012'), address: OUTSIDE },
    resendAt: 0,
  },
} as const satisfies Record<string, TravelRuleSendStep>;

/** A send from an account with one ETH. */
export function buildSend(step: TravelRuleSendStep = steps.form, asset = ether, own = alice): TravelRuleSendScreenProps {
  return {
    page: { kind: 'ready', content: { asset, own, today: TODAY } },
    step,
    vasps,
    onAskFee: resolveQuote(etherQuote),
    onRecipient: fn<TravelRuleSendScreenProps['onRecipient']>(async () => ({ kind: 'done' })),
    onReview: fn<TravelRuleSendScreenProps['onReview']>(async () => ({ kind: 'done' })),
    onFee: fn<TravelRuleSendScreenProps['onFee']>(async () => ({ kind: 'done' })),
    onCode: fn<TravelRuleSendScreenProps['onCode']>(async () => ({ kind: 'done' })),
    onResendCode: fn<TravelRuleSendScreenProps['onResendCode']>(async () => ({ kind: 'done' })),
    onBack: fn(),
    homeHref: '#home',
    onPasteRequest: fn(async () => OUTSIDE),
  };
}

export const transfer: TravelRuleTransfer = {
  currency: 'ETH',
  amount: eth('0.5'),
  fromAccount: { name: 'Ethereum', blockchain: { networkName: 'ERC-20', currency: 'ETH' } },
  toAddress: OUTSIDE,
  comment: 'Invoice 17',
  additionalDetails: [
    { name: 'beneficiary_type', value: 'Third-party company' },
    { name: 'beneficiary_name', value: 'Keller Studios GmbH' },
    { name: 'beneficiary_email', value: 'bruno@example.com' },
    { name: 'beneficiary_country', value: 'Germany' },
    { name: 'wallet_vasp', value: 'Northlight Exchange' },
    { name: 'wallet_type', value: 'VASP' },
    { name: 'lei', value: '529900T8BM49AURSDO55' },
    { name: 'crn', value: 'HRB 14021' },
  ],
  status: 'approved',
};

/** A reviewed transfer. */
export function buildTransfer(change: Partial<TravelRuleTransfer> = {}, asset = ether): TravelRuleTransactionScreenProps {
  return {
    page: { kind: 'ready', content: { transfer: { ...transfer, ...change }, asset } },
    step: { name: 'fee', speed: 'average' },
    onAskFee: resolveQuote(etherQuote),
    onConfirm: fn<TravelRuleTransactionScreenProps['onConfirm']>(async () => ({ kind: 'done' })),
    onCode: fn<TravelRuleTransactionScreenProps['onCode']>(async () => ({ kind: 'done' })),
    onResendCode: fn<TravelRuleTransactionScreenProps['onResendCode']>(async () => ({ kind: 'done' })),
    onBack: fn(),
    homeHref: '#home',
    supportHref: '#support',
  };
}

/** A received transfer of half an ETH. */
export function buildSender(own = alice): SenderScreenProps {
  return {
    page: {
      kind: 'ready',
      content: { amount: eth('0.5'), date: '14 Mar 2026, 09:26', own, today: TODAY, isReviewed: false },
    },
    vasps,
    onSubmit: fn<SenderScreenProps['onSubmit']>(async () => ({ kind: 'done' })),
    onBack: fn(),
    homeHref: '#home',
  };
}

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;
/** Waits until the step is loaded. */
export const waitForStep = () => screen.findByRole('button', { name: 'Next step' });
export const choose = ({ canvas, userEvent }: Context, type: string) => userEvent.click(canvas.getByRole('radio', { name: type }));
export async function pick({ canvas, userEvent }: Context, field: string, option: string): Promise<void> {
  await userEvent.click(canvas.getByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
  // While the picker is open, the form below ignores keys.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(canvas.getByRole('combobox', { name: field })).toHaveTextContent(option);
}
