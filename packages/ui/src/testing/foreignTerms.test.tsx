import type { GetQuote, GetSendQuote, Quote } from '@wallet/core/fees/quote';
import { isLess } from '@wallet/core/money/arithmetic';
import type { Money } from '@wallet/core/money/money';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ConfirmationDialog } from '../patterns/Confirmation/ConfirmationDialog.tsx';
import type { TravelRuleSendScreenProps } from '../screens/travel-rule/TravelRuleSendScreen.types.ts';
import type { FeeAnswer, SellScreenProps } from '../screens/trade/TradeScreen.types.ts';
import { of, quoteDeducted, quoteOnTop } from './foreignQuotes.ts';
import { Sale, Withdrawal } from './quotedScreens.tsx';
import { ReviewedSend, Send } from './quotedSends.tsx';
import { renderWithInMemoryStyles, setUpPage } from './renderSample.tsx';
import { noop } from './Sample.ts';

setUpPage();

const euro = { currencyCode: 'EUR', decimals: 2 };
const done = async () => ({ kind: 'done' }) as const;
const getButton = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const type = async (field: string, text: string) => fireEvent.change(await screen.findByLabelText(field), { target: { value: text } });
const press = (name: string) => act(async () => void fireEvent.click(getButton(name)));
const readTerms = () => [...document.querySelectorAll('dt')].map((term) => term.textContent);

type Submit = SellScreenProps['onSubmit'];
const renderSale = (host: Partial<SellScreenProps>) => {
  const onSubmit = vi.fn<Submit>(async () => null);
  const step = { name: 'form', values: { amount: '100', all: false, speed: null } } as const;
  renderWithInMemoryStyles(<Sale currency={euro} balance="400" text="100" onQuote={noop} host={{ step, onSubmit, ...host }} />);
  return onSubmit;
};
const offering = (...fees: readonly string[]): FeeAnswer => ({
  kind: 'quoted',
  offers: fees.map((fee) => ({ speed: `own ${fee}`, description: 'Own', fee: of(euro, fee) })),
});
const openPicker = async () => fireEvent.click(await screen.findByRole('combobox', { name: /Transaction fee/ }));

it('the only offer of the network is chosen by itself, also when its picker is left (LIB-024, D-LEG-11)', async () => {
  const onSubmit = renderSale({ onAskFee: async () => offering('0') });
  await openPicker();
  await waitFor(() => expect(getButton('Sell').disabled).toBe(false));
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await press('Sell');
  expect(onSubmit.mock.lastCall?.[0]).toEqual({ amount: '100', all: false, speed: 'own 0' });
});

it('a sale continues without a fee that the network does not ask for, for each amount (LIB-024)', async () => {
  const answers = [offering(), offering(), offering('1', '2')];
  const onSubmit = renderSale({ onAskFee: async () => answers.shift() ?? offering() });
  await openPicker();
  await waitFor(() => expect(getButton('Sell').disabled).toBe(false));
  expect(screen.queryByRole('combobox', { name: /Transaction fee/ })).toBeNull();
  await type('Amount', '200');
  expect(getButton('Sell').disabled).toBe(true);
  await waitFor(() => expect(getButton('Sell').disabled).toBe(false));
  await press('Sell');
  expect(onSubmit.mock.lastCall?.[0]).toEqual({ amount: '200', all: false, speed: null });
  await type('Amount', '300');
  expect(await screen.findByRole('combobox', { name: /Transaction fee/ })).toBeTruthy();
});

it('a sale has neither field nor row for a network fee where the product has none (LIB-024)', async () => {
  const onSubmit = renderSale({ onAskFee: undefined });
  await waitFor(() => expect(getButton('Sell').disabled).toBe(false));
  expect(readTerms()).not.toContain('Transaction fee');
  fireEvent.click(getButton('Use all'));
  await press('Sell');
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ amount: '400', speed: null });
});

it.each([
  ['that the product does not have', undefined],
  ['that the network does not ask for', []],
  ['with an only offer', [{ speed: 'slow', fee: of(euro, '2'), minutes: '1' }]],
] as const)('a send continues with a network fee %s (LIB-024)', async (_, options) => {
  const onQuote = vi.fn();
  const onAskFee = options && (async () => ({ kind: 'quoted', options }) as const);
  renderWithInMemoryStyles(<Send currency={euro} text="100" onQuote={onQuote} host={{ onAskFee }} />);
  await waitFor(() => expect(getButton('Next step').disabled).toBe(false));
  await press('Next step');
  expect(onQuote).toHaveBeenCalledTimes(1);
});

it.each([
  ['with the only offer of the network, whatever was chosen before', [{ speed: 'slow', fee: of(euro, '2'), minutes: '1' }], 'slow'],
  ['without a fee that the network does not ask for', [], 'average'],
] as const)('a send under the travel rule goes %s (LIB-024, D-TRS-30)', async (_, options, speed) => {
  const onFee = vi.fn<TravelRuleSendScreenProps['onFee']>(async () => ({ kind: 'done' }));
  const onAskFee = async () => ({ kind: 'quoted', options }) as const;
  renderWithInMemoryStyles(<ReviewedSend currency={euro} text="100" onQuote={noop} host={{ onAskFee, onFee }} />);
  await waitFor(() => expect(getButton('Next step').disabled).toBe(false));
  await press('Next step');
  expect(onFee.mock.lastCall?.[0]).toMatchObject({ speed });
});

const quoteFrom: GetQuote = (amount) => ({ ...quoteDeducted(amount), minimum: of(euro, '1'), isAllowed: !isLess(amount, of(euro, '1')) });

it('the minimum of a bank transfer that its provider quotes is accepted itself, and has its sign (LIB-012, SEPA-029)', async () => {
  renderWithInMemoryStyles(<Withdrawal currency={euro} quote={quoteFrom} onQuote={noop} />);
  await type('Amount', '0.50');
  expect(screen.getByText(/^Min: €1.00/)).toBeTruthy();
  fireEvent.click(getButton('Use €1.00'));
  expect(getButton('Next step').disabled).toBe(false);
});

const mostOnce = of(euro, '2500');
const limit = (quote: Quote, amount: Money): Quote =>
  isLess(mostOnce, amount) ? { ...quote, isAllowed: false, refusal: { limit: 'daily', remaining: mostOnce } } : quote;
const limitDeducted: GetQuote = (amount) => limit(quoteDeducted(amount), amount);
const limitSend: GetSendQuote = (amount, fee) => limit(quoteOnTop(amount, fee), amount);

it('"Use all" of a bank transfer and of a send stops at the limit of its provider (LIB-012)', async () => {
  const { rerender } = renderWithInMemoryStyles(<Withdrawal currency={euro} quote={limitDeducted} onQuote={noop} />);
  fireEvent.click(getButton('Use all'));
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('2,500.00');
  expect(getButton('Next step').disabled).toBe(false);
  rerender(<Send currency={euro} text="100" quote={limitSend} onQuote={noop} />);
  await waitFor(() => expect(getButton('Next step').disabled).toBe(false));
  fireEvent.click(getButton('Use all'));
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('2,500.00');
  await waitFor(() => expect(getButton('Next step').disabled).toBe(false));
});

it('a withdrawal of which nothing was sent stays as it is, and can be sent again (LIB-024, D-APP-12)', async () => {
  const onAmount = vi.fn(async () => null);
  renderWithInMemoryStyles(<Withdrawal currency={euro} onQuote={noop} host={{ onAmount }} />);
  await type('Amount', '250');
  await press('Next step');
  await press('Next step');
  expect(onAmount).toHaveBeenCalledTimes(2);
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('250');
});

it('an IBAN or a name that the product fails to look up is looked up again (D-ERR-07)', async () => {
  const error = new TypeError('Failed to fetch');
  const onLookUpIban = vi.fn(async () => ({ kind: 'found', bank: 'Bank', bic: 'BIC' }) as const).mockRejectedValueOnce(error);
  const onCheckPayee = vi.fn(async () => ({ kind: 'notNeeded' }) as const).mockRejectedValueOnce(error);
  renderWithInMemoryStyles(<Withdrawal currency={euro} onQuote={noop} host={{ onLookUpIban, onCheckPayee }} />);
  await type('Amount', '250');
  await press('Next step');
  await type('IBAN', 'DE89370400440532013000');
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(onCheckPayee).toHaveBeenCalledTimes(1));
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(getButton('Submit').disabled).toBe(false));
});

it.each([
  ['a fee on top', quoteOnTop, ['Amount', 'Fee', 'Charged']],
  ['a fee that is deducted', quoteDeducted, ['Amount', 'Fee']],
])('a confirmation with %s names what is charged where that is not the amount (LIB-012, SCA-031)', (_, quote, terms) => {
  const amount = of(euro, '1200');
  const { fee, total } = quote(amount);
  renderWithInMemoryStyles(
    <ConfirmationDialog
      operation={{ kind: 'withdraw_sepa', amount, payee: null, payeeName: null, fee, total, rate: null }}
      methods={['password']}
      phone=""
      onPasskey={done}
      onRequestCode={async () => ({ kind: 'done', resendAt: 0 })}
      onCode={done}
      onPassword={done}
      onAgain={noop}
      onContactSupport={noop}
    />,
  );
  expect(readTerms()).toEqual(terms);
});

const quoteShort = (amount: Money): Quote => ({ ...quoteOnTop(amount), isAllowed: false, missing: of(euro, '7.31') });
const askForNone = async () => ({ kind: 'quoted', options: [] }) as const;

it.each([
  [
    'a send that never has one',
    <Send key="" currency={euro} text="100" onQuote={noop} quote={quoteShort} host={{ onAskFee: undefined }} />,
  ],
  ['a send', <Send key="" currency={euro} text="100" onQuote={noop} quote={quoteShort} host={{ onAskFee: askForNone }} />],
  [
    'a send under the travel rule',
    <ReviewedSend key="" currency={euro} text="100" onQuote={noop} host={{ onAskFee: askForNone, quote: quoteShort }} />,
  ],
])('%s without a network fee says what is missing for the fee of the provider (LIB-024, SEND-014)', async (_, element) => {
  renderWithInMemoryStyles(element);
  expect((await screen.findByRole('alert')).textContent).toBe('Need additional €7.31 to cover the fee.');
});

it('a failed request of the fee of a sale is repeated at its message, which leaves the focus at the field (LIB-024, LEG-027)', async () => {
  const answers: FeeAnswer[] = [{ kind: 'failed', failure: 'offline' }];
  renderSale({ onAskFee: async () => answers.shift() ?? offering('1', '2') });
  await openPicker();
  fireEvent.click(await screen.findByRole('button', { name: /^No internet connection! · Try again/ }));
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /Transaction fee/ }));
  await waitFor(() => expect(screen.queryByText(/^No internet connection!/)).toBeNull());
});

it('a failed request of the fee of a send is repeated at its message, which leaves the focus at the field (LIB-024, SEND-022)', async () => {
  const answers = [
    { kind: 'failed', failure: 'offline' },
    { kind: 'quoted', options: [] },
  ] as const;
  const onAskFee = vi.fn(async () => answers[onAskFee.mock.calls.length - 1] ?? answers[1]);
  renderWithInMemoryStyles(<Send currency={euro} text="100" onQuote={noop} host={{ onAskFee }} />);
  fireEvent.click(await screen.findByRole('button', { name: /Try again/ }));
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /Transaction fee/ }));
  await waitFor(() => expect(getButton('Next step').disabled).toBe(false));
  expect(onAskFee).toHaveBeenCalledTimes(2);
});
