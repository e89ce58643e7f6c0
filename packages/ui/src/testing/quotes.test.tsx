import type { GetQuote, Quote } from '@wallet/core/fees/quote';
import { formatMoney } from '@wallet/core/format/formatMoney';
import { builtInLocale } from '@wallet/core/format/locale';
import { isZero } from '@wallet/core/money/arithmetic';
import { type Currency, money, type Money } from '@wallet/core/money/money';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { of, quoteDeducted, quoteOnTop } from './foreignQuotes.ts';
import { Exchange, Purchase, type QuotedScreen, quotedScreens, Sale, Withdrawal } from './quotedScreens.tsx';
import { type OnQuote, ReviewedSend, Send } from './quotedSends.tsx';
import { renderWithInMemoryStyles, setUpPage } from './renderSample.tsx';
import { useServerQuote } from './useServerQuote.ts';
import { ThemeRoot } from '../foundations/ThemeRoot/ThemeRoot.tsx';

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

it.each(Object.entries(quotedScreens))('%s takes no other input while its order is on its way (D-APP-12)', async (_, shown) => {
  const { button, field = 'Amount', render } = shown;
  renderWithInMemoryStyles(render(euro, '100', () => new Promise(() => undefined)));
  await enter(field, '100');
  await waitFor(() => expect(getButton(button).disabled).toBe(false));
  const inputs = [...document.querySelectorAll<HTMLElement>('input, textarea')];
  expect(inputs.filter((input) => input.closest('[inert]') !== null)).toEqual([]);
  inputs[0]?.focus();
  await act(async () => void fireEvent.submit(getButton(button)));
  expect(inputs.filter((input) => input.closest('[inert]') === null)).toEqual([]);
  expect(document.activeElement).toBe(inputs.length === 0 ? document.body : getButton(button));
});

const quoteRefused = (amount: Money): Quote => quoteOnTop(amount, of(amount, '2'));
/** Leaves the balance of 90,000 to the screen, of which 89,998 can be paid. */
const quoteAnyOnTop: GetQuote = (amount) => ({ ...quoteOnTop(amount, of(amount, '2')), isAllowed: true, refusal: null });

const withFeeOnTop: Readonly<Record<string, Omit<QuotedScreen, 'quote' | 'render'> & { readonly render: RenderOnTop }>> = {
  'a bank withdrawal': {
    button: 'Next step',
    rows: { Fee: 'fee', Charged: 'total', Arrives: 'arrives' },
    render: (quote, onQuote) => <Withdrawal currency={euro} {...{ quote, onQuote }} />,
  },
  'an exchange': {
    field: 'You give',
    button: 'Exchange',
    rows: { Fee: 'fee', Charged: 'total' },
    render: (quote, onQuote) => <Exchange currency={euro} {...{ quote, onQuote }} />,
  },
  'a purchase': {
    button: 'Buy',
    rows: { Fee: 'fee', Charged: 'total', 'You get (approx.)': 'arrives' },
    render: (quote, onQuote) => <Purchase currency={euro} {...{ quote, onQuote }} />,
  },
  'a send': {
    button: 'Next step',
    rows: { 'Total amount': 'total' },
    render: (quote, onQuote) => (
      <Send currency={euro} text="100" quote={(amount) => quote(amount) ?? quoteOnTop(amount)} onQuote={onQuote} />
    ),
  },
};
type RenderOnTop = (quote: GetQuote, onQuote: OnQuote) => ReactElement;
const casesOnTop = Object.entries(withFeeOnTop);

async function type(field: string, text: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText(field), { target: { value: text } });
}

it.each(casesOnTop)('%s beyond the balance by its fee on top is not submitted, and offers what fits (LIB-012)', async (_, shown) => {
  const { field = 'Amount', button, rows, render } = shown;
  const onQuote = vi.fn();
  renderWithInMemoryStyles(render(quoteAnyOnTop, onQuote));
  await type(field ?? '', '89998.01');
  expect(await screen.findByText(/^You have €90,000.00/)).toBeTruthy();
  expectFigures(rows, quoteOnTop(of(euro, '89998.01'), of(euro, '2')));
  await act(async () => void fireEvent.click(getButton(button)));
  expect(onQuote).not.toHaveBeenCalled();
  for (const close of screen.queryAllByRole('button', { name: /^(Cancel|I got it)$/ })) fireEvent.click(close);
  fireEvent.click(await screen.findByRole('button', { name: 'Use €89,998.00' }));
  await waitFor(() => expect(getButton(button).disabled).toBe(false));
  await act(async () => void fireEvent.click(getButton(button)));
  expect(onQuote).toHaveBeenCalledTimes(1);
});

it.each(casesOnTop)('"Use all" of %s leaves room for the fee on top, above the minimum (LIB-012, D-DESK-05)', async (_, shown) => {
  const { field = 'Amount', button, render } = shown;
  const onQuote = vi.fn();
  const { rerender } = renderWithInMemoryStyles(render(quoteAnyOnTop, onQuote));
  const input = await screen.findByLabelText<HTMLInputElement>(field ?? '');
  await waitFor(() => expect(input.value === '' || readRow('Total amount') === '€105.00').toBe(true));
  fireEvent.click(getButton('Use all'));
  expect(input.value).toMatch(/^89,998/);
  await waitFor(() => expect(getButton(button).disabled).toBe(false));
  rerender(render((amount) => ({ ...quoteOnTop(amount, of(amount, '89990')), minimum: of(amount, '10') }), onQuote));
  fireEvent.click(getButton('Use all'));
  expect(input.value).toMatch(/^90,000/);
});

it('"Use all" of a sale leaves room for the network fee and a fee on top, both in "Charged" (LIB-012)', async () => {
  renderWithInMemoryStyles(<Sale currency={euro} text="100" quote={quoteAnyOnTop} onQuote={vi.fn()} />);
  await waitFor(() => expect(getButton('Sell').disabled).toBe(false));
  expect(readRow('Charged')).toBe('€106.00');
  fireEvent.click(getButton('Use all'));
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('89,997');
  await waitFor(() => expect(getButton('Sell').disabled).toBe(false));
  fireEvent.click(getButton('Sell'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Sell' })).toBeNull());
  await waitFor(() => expect(readRow('Charged')).toBe('€90,000.00'));
});

it('a sale names what is charged with the network fee also above the balance, and sells nothing of less than that fee (LIB-012, LEG-025)', async () => {
  const { rerender } = renderWithInMemoryStyles(<Sale currency={euro} text="89998" quote={quoteAnyOnTop} onQuote={vi.fn()} />);
  await waitFor(() => expect(readRow('Charged')).toBe('€90,001.00'));
  expect(readRow('Balance after')).toContain('–');
  rerender(<Sale key="small" currency={euro} text="0.01" balance="0.50" onQuote={vi.fn()} />);
  await screen.findByText(/^Not enough/);
  fireEvent.click(getButton('Use all'));
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('0');
});

it.each(casesOnTop)('%s says what the provider has against it before the balance, with its figures (LIB-012)', async (_, shown) => {
  const { field = 'Amount', rows, render } = shown;
  const { rerender } = renderWithInMemoryStyles(render(quoteRefused, vi.fn()));
  await type(field ?? '', '89999');
  expect(await screen.findByText(/^Call us first/)).toBeTruthy();
  expect(screen.queryByText(/You have/)).toBeNull();
  expectFigures(rows, quoteOnTop(of(euro, '89999'), of(euro, '2')));
  const refusal = { limit: 'daily', remaining: of(euro, '95000') } as const;
  rerender(render((amount) => ({ ...quoteOnTop(amount, of(amount, '2')), isAllowed: false, refusal }), vi.fn()));
  expect(await screen.findByText(/^€95,000.00 left today/)).toBeTruthy();
  expect(getButton('Use €89,998.00')).toBeTruthy();
});

it('a send that is not allowed has no balance after it, and a purchase at a middle rate one row for what is charged (LIB-012, DESK-001)', async () => {
  const { rerender } = renderWithInMemoryStyles(<Send currency={euro} text="60000" quote={quoteRefused} onQuote={vi.fn()} />);
  await waitFor(() => expect(readRow('Total amount')).toBe('€60,002.00'));
  expect(readRow('Balance after')).toContain('–');
  rerender(<Purchase currency={euro} quote={quoteAnyOnTop} middleRate="4" onQuote={vi.fn()} />);
  await enter('Amount', '250');
  fireEvent.click(getButton('Price details'));
  expect(['Charged', 'Total'].map(readRow)).toEqual(['€254.75', '']);
});

const hide = (element: ReactElement) => <ThemeRoot balances="hidden">{element}</ThemeRoot>;

it('an exchange and sends tell no hidden balance by what is missing of it (WISH-002)', async () => {
  const missing = (amount: Money): Quote => ({ ...quoteOnTop(amount, of(amount, '2')), isAllowed: false, missing: of(euro, '7.31') });
  const send = { currency: euro, onQuote: vi.fn() };
  const { rerender } = renderWithInMemoryStyles(hide(<Exchange {...send} quote={quoteAnyOnTop} />));
  await type('You give', '90005.31');
  fireEvent.click(getButton('Exchange'));
  expect((await screen.findByRole('dialog')).textContent).toMatch(/You need •••• more.*Top up ••••/);
  rerender(hide(<Send {...send} text="100" quote={missing} />));
  expect(await screen.findByText('Need additional •••• to cover the fee.')).toBeTruthy();
  rerender(hide(<ReviewedSend {...send} text="100" host={{ quote: missing }} />));
  expect(await screen.findByText('Need additional •••• to cover the fee.')).toBeTruthy();
  expect(document.body.textContent).not.toContain('€7.31');
});

const readFees = () => ['Fee', 'Transaction fee', 'Total amount'].map(readRow);

it.each(['a send', 'a send under the travel rule', 'an approved send'])(
  'the fee of the network and the fee of the provider have a row each in %s and at its code (LIB-012)',
  async (name) => {
    const { button, field, render } = quotedScreens[name] ?? { button: '', render: () => <></> };
    renderWithInMemoryStyles(render(euro, '100', vi.fn()));
    await enter(field ?? null, 'A');
    await waitFor(() => expect(readFees()).toEqual(['€3.00', '€2.00', '€105.00']));
    await act(async () => void fireEvent.click(getButton(button)));
    await waitFor(() => expect(screen.queryByRole('button', { name: button })).toBeNull());
    await waitFor(() => expect(readFees()).toEqual(['€3.00', '€2.00', '€105.00']));
  },
);

it('a bank transfer that is charged as it was typed has no row for what is charged (LIB-012)', async () => {
  renderWithInMemoryStyles(<Withdrawal currency={euro} onQuote={vi.fn()} />);
  await enter('Amount', '250');
  expect(['Amount', 'Fee', 'Charged', 'Arrives'].map(readRow)).toEqual(['€250.00', '€2.75', '', '€247.25']);
});

/** Its answers come after a pause. */
const patience = { timeout: 10_000 };

/** A host whose server quotes each amount, as the guide tells. */
function ServerPriced({ load, onQuote }: { readonly load: (amount: Money) => Promise<Quote>; readonly onQuote: () => void }) {
  return <Withdrawal currency={euro} quote={useServerQuote(load).quote} onQuote={onQuote} />;
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
  await waitFor(() => expectFigures({ Fee: 'fee', Arrives: 'arrives' }, quote), patience);
  fireEvent.click(getButton('Next step'));
  await waitFor(() => expect(onQuote).toHaveBeenCalledWith(money('250', 'EUR', 2), quote));
});

it('"Use all" takes the whole balance while a server quotes it, then what fits (LIB-012)', async () => {
  renderWithInMemoryStyles(
    <ServerPriced
      load={async (amount) => ({ ...quoteOnTop(amount, of(amount, '2')), isAllowed: true, refusal: null })}
      onQuote={vi.fn()}
    />,
  );
  fireEvent.click(getButton('Use all'));
  const input = screen.getByLabelText<HTMLInputElement>('Amount');
  expect(input.value).toBe('90,000.00');
  await waitFor(() => expect(input.value).toBe('89,998.00'), patience);
  await waitFor(() => expect(getButton('Next step').disabled).toBe(false), patience);
});

it('the figures of a sale stay as they were submitted, while it is prepared and its code is awaited (PRICE-020, LIB-012)', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const onQuote = (): Promise<void> => promise;
  const sale = (quote: GetQuote) => <Sale currency={euro} text="100" onQuote={onQuote} quote={quote} host={{ onAskFee: undefined }} />;
  const { rerender } = renderWithInMemoryStyles(sale(quoteDeducted));
  await waitFor(() => expect(getButton('Sell').disabled).toBe(false));
  const submitted = readRow('Total');
  fireEvent.click(getButton('Sell'));
  await waitFor(() => expect(getButton('Sell').getAttribute('aria-busy')).toBe('true'));
  rerender(sale(quoteOnTop));
  await act(async () => resolve());
  await screen.findByLabelText('Code');
  expect(readRow('Total')).toBe(submitted);
});
