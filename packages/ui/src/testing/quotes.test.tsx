import type { GetQuote, Quote } from '@wallet/core/fees/quote';
import { formatMoney } from '@wallet/core/format/formatMoney';
import { builtInLocale } from '@wallet/core/format/locale';
import { isZero } from '@wallet/core/money/arithmetic';
import { type Currency, money, type Money, toAmountText } from '@wallet/core/money/money';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { quoteDeducted, quoteOnTop } from './foreignQuotes.ts';
import { Purchase, type QuotedScreen, quotedScreens, Withdrawal } from './quotedScreens.tsx';
import { renderWithInMemoryStyles, setUpPage } from './renderSample.tsx';

setUpPage();

const euro: Currency = { currencyCode: 'EUR', decimals: 2 };
/** One amount of each tier, and currencies without decimals and with many. */
const amounts: readonly (readonly [text: string, currency: Currency])[] = [
  ['100', euro],
  ['250', euro],
  ['12000', euro],
  ['250', { currencyCode: 'PTS', decimals: 0 }],
  ['250.000000000000000001', { currencyCode: 'GRAIN', decimals: 18 }],
];

const toPlain = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s/g, ' ');
const readRow = (label: string): string => {
  const term = [...document.querySelectorAll('dt')].find((element) => toPlain(element.textContent) === label);
  return toPlain(term?.parentElement?.querySelector('dd')?.textContent);
};

function expectFigures(rows: QuotedScreen['rows'], quote: Quote): void {
  for (const [label, name] of Object.entries(rows)) {
    // A fee of zero is written in words, or not at all.
    if (name === 'fee' && isZero(quote.fee)) continue;
    expect([label, readRow(label)]).toEqual([label, expect.stringContaining(toPlain(formatMoney(quote[name], builtInLocale)))]);
  }
}

/** @param field null where nothing is typed */
async function enter(field: string | null, text: string): Promise<void> {
  if (field === null) return;
  const input = await screen.findByLabelText<HTMLInputElement>(field);
  if (input.value === '') fireEvent.change(input, { target: { value: text } });
}

const getButton = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

const cases = Object.entries(quotedScreens).flatMap(([name, shown]) =>
  amounts.map(([text, currency]) => [name, text, currency.currencyCode, { ...shown, currency }] as const),
);

it.each(cases)(
  '%s of %s %s shows and submits the fee of the provider, also in a confirmation that it has (LIB-012)',
  async (_, text, code, shown) => {
    const { currency, button, rows, confirmed, field = 'Amount' } = shown;
    const quote = shown.quote(money(text, code, currency.decimals));
    const onQuote = vi.fn();
    renderWithInMemoryStyles(shown.render(currency, text, onQuote));
    await enter(field, text);
    await waitFor(() => expectFigures(rows, quote));
    await waitFor(() => expect(getButton(button).disabled).toBe(false));
    fireEvent.click(getButton(button));
    await waitFor(() => expect(onQuote).toHaveBeenCalledTimes(1));
    expect(onQuote.mock.lastCall?.[1]).toEqual(quote);
    if (confirmed === undefined) return;
    await waitFor(() => expect(screen.queryByRole('button', { name: button })).toBeNull());
    await waitFor(() => expectFigures(confirmed, quote));
  },
);

it.each(Object.entries(quotedScreens))('%s says why the provider refuses an amount, and submits nothing (LIB-012)', async (_, shown) => {
  const onQuote = vi.fn();
  renderWithInMemoryStyles(shown.render(euro, '60000', onQuote));
  await enter(shown.field === undefined ? 'Amount' : shown.field, '60000');
  expect(await screen.findAllByText('Call us first')).not.toHaveLength(0);
  await act(async () => void fireEvent.click(getButton(shown.button)));
  expect(onQuote).not.toHaveBeenCalled();
});

/** Leaves the balance of 90,000 to the screen. */
const quoteAnyOnTop: GetQuote = (amount) => ({ ...quoteOnTop(amount, money('2', 'EUR', 2)), isAllowed: true, refusal: null });

it.each([
  ['a bank withdrawal', Withdrawal, 'Next step'],
  ['a purchase', Purchase, 'Buy'],
] as const)('%s beyond the balance by its fee on top is not submitted (LIB-012)', async (_, Screen, button) => {
  const onQuote = vi.fn();
  renderWithInMemoryStyles(<Screen currency={euro} quote={quoteAnyOnTop} onQuote={onQuote} />);
  await enter('Amount', '89998.01');
  expect(await screen.findByText(/^You have €90,000.00/)).toBeTruthy();
  await act(async () => void fireEvent.click(getButton(button)));
  expect(onQuote).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '89998' } });
  await act(async () => void fireEvent.click(getButton(button)));
  expect(onQuote).toHaveBeenCalledTimes(1);
});

/** A host whose server quotes each amount. What was asked for is loaded after the render. */
function ServerPriced({ load, onQuote }: { readonly load: (amount: Money) => Promise<Quote>; readonly onQuote: () => void }) {
  const [known, setKnown] = useState<ReadonlyMap<string, Quote>>(new Map());
  const requested = useRef(new Set<string>());
  const request = async (amount: Money, text: string): Promise<void> => {
    if (requested.current.has(text)) return;
    requested.current.add(text);
    const loaded = await load(amount);
    setKnown((before) => new Map(before).set(text, loaded));
  };
  const quote: GetQuote = (amount) => {
    const text = toAmountText(amount);
    queueMicrotask(() => void request(amount, text));
    return known.get(text) ?? null;
  };
  return <Withdrawal currency={euro} quote={quote} onQuote={onQuote} />;
}

it('waits for a price that a server quotes for each amount, and submits that price (LIB-012)', async () => {
  const onQuote = vi.fn();
  const { promise, resolve } = Promise.withResolvers<void>();
  const load = async (amount: Money): Promise<Quote> => {
    await promise;
    return quoteDeducted(amount);
  };
  renderWithInMemoryStyles(<ServerPriced load={load} onQuote={onQuote} />);
  await enter('Amount', '250');
  expect([readRow('Fee'), getButton('Next step').disabled]).toEqual([expect.stringContaining('–'), true]);
  resolve();
  const quote = quoteDeducted(money('250', 'EUR', 2));
  await waitFor(() => expectFigures({ Fee: 'fee', Arrives: 'arrives' }, quote));
  fireEvent.click(getButton('Next step'));
  await waitFor(() => expect(onQuote).toHaveBeenCalledWith(money('250', 'EUR', 2), quote));
});
