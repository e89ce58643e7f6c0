import { money, type Money, zeroMoney } from '@wallet/core/money/money';
import { addMoney } from '@wallet/core/money/arithmetic';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Exchange } from './quotedScreens.tsx';
import { address, ReviewedSend, Send } from './quotedSends.tsx';
import { renderWithInMemoryStyles, setUpPage } from './renderSample.tsx';

setUpPage();

const quoteFree = (amount: Money) => ({ fee: zeroMoney(amount), total: amount, arrives: amount, isAllowed: true });
const quoteWithFee = (amount: Money, fee: Money) => ({ ...quoteFree(amount), fee, total: addMoney(amount, fee) });
const quoteWithOwnFee = (amount: Money, fee: Money) => quoteWithFee(amount, addMoney(fee, money('3', 'EUR', 2)));
const points = { currency: { currencyCode: 'PTS', decimals: 0 }, balance: '123456789012', quote: quoteFree };
const getButton = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const getField = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

it.each([
  ['all decimals of a coin that the house does not know', 'GRAIN', '0.123456789012345678', '0.785398163397448309', '3.141592653589793239'],
  ['at most 8 decimals of a coin of the house', 'ETH', '0.12345678', '0.78539816', '3.14159265'],
])('a send takes %s: typed, as a share and with "Use all" (LIM-023, D-FMT-38)', async (_, currencyCode, typed, share, all) => {
  const balance = '3.141592653589793239';
  renderWithInMemoryStyles(
    <Send currency={{ currencyCode, decimals: 18 }} balance={balance} text="" quote={quoteFree} onQuote={vi.fn()} />,
  );
  const input = getField('Amount');
  fireEvent.change(input, { target: { value: typed } });
  fireEvent.change(input, { target: { value: `${typed}9` } });
  expect(input.value).toBe(typed);
  fireEvent.click(getButton('25%'));
  expect(input.value).toBe(share);
  fireEvent.click(getButton('Use all'));
  expect(input.value).toBe(all);
});

it.each([
  ['an exchange', 'You give', 'Exchange', (onQuote: () => void) => <Exchange {...points} onQuote={onQuote} />],
  ['a send', 'Amount', 'Next step', (onQuote: () => void) => <Send {...points} text="" onQuote={onQuote} />],
] as const)(
  '"Use all" of a balance above ten digits can be submitted and edited in %s (LIM-018, FMT-022)',
  async (_, label, button, render) => {
    const onQuote = vi.fn();
    renderWithInMemoryStyles(render(onQuote));
    const input = getField(label);
    fireEvent.click(getButton('Use all'));
    for (const value of ['12,345,678,901', '123,456,789,011']) {
      fireEvent.change(input, { target: { value } });
      expect(input.value).toBe(value);
    }
    await waitFor(() => expect(getButton(button).disabled).toBe(false));
    await act(async () => void fireEvent.click(getButton(button)));
    expect(onQuote).toHaveBeenCalledTimes(1);
  },
);

it('fills in no share at the second click of a double click, which was meant for what was there before (D-FMT-38)', () => {
  renderWithInMemoryStyles(<Send {...points} text="" quote={quoteFree} onQuote={vi.fn()} />);
  for (const [detail, value] of [
    [2, ''],
    [1, '30,864,197,253'],
  ] as const) {
    fireEvent.click(getButton('25%'), { detail });
    expect(getField('Amount').value).toBe(value);
  }
});

it.each([
  ['follows to what fits once the fee is known', '90,000.00', '89,998.00'],
  ['leaves an amount alone that was typed since', '500', '500'],
])('"Use all" of a send %s (LIB-012)', async (_, text, shown) => {
  const euro = { currencyCode: 'EUR', decimals: 2 };
  const draft = { address: '', amount: '', comment: '', speed: 'average', beneficiaryName: '', beneficiaryCountry: '' } as const;
  const step = { name: 'form', draft, issues: {} } as const;
  renderWithInMemoryStyles(<Send currency={euro} text="" quote={quoteWithFee} onQuote={vi.fn()} host={{ step }} />);
  fireEvent.click(getButton('Use all'));
  expect(getField('Amount').value).toBe('90,000.00');
  fireEvent.change(getField('Amount'), { target: { value: text } });
  fireEvent.change(getField('Address'), { target: { value: address } });
  await waitFor(() => expect(getButton('Next step').disabled).toBe(false));
  expect(getField('Amount').value).toBe(shown);
});

it.each([
  ['nothing', []],
  ['a single speed', [{ speed: 'slow', fee: money('2', 'EUR', 2), minutes: '1' }]],
] as const)(
  '"Use all" under the travel rule leaves room for the fee of the provider, also pressed before it is known, where the network offers %s (LIB-012, D-TRS-03)',
  async (_, options) => {
    const step = { name: 'form', draft: { address: '', amount: '', comment: '' }, issues: {} } as const;
    const onAskFee = async () => ({ kind: 'quoted', options }) as const;
    renderWithInMemoryStyles(
      <ReviewedSend
        currency={{ currencyCode: 'EUR', decimals: 2 }}
        text="1"
        onQuote={vi.fn()}
        host={{ step, quote: quoteWithOwnFee, onAskFee }}
      />,
    );
    fireEvent.click(getButton('Use all'));
    expect(getField('Amount').value).toBe('90,000.00');
    fireEvent.change(getField('Address'), { target: { value: address } });
    await waitFor(() => expect(getField('Amount').value).toBe(options.length === 0 ? '89,997.00' : '89,995.00'));
  },
);
