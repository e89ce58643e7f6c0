import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState, type FormEvent } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { germanTexts } from '../../texts/de/germanTexts.ts';
import { LocaleProvider } from '../../texts/Locale.tsx';
import { TextsProvider } from '../../texts/Texts.tsx';
import { AmountInput } from './AmountInput.tsx';

const values: string[] = [];
const keepNothing = (): void => undefined;

const type = (input: HTMLInputElement, keys: string): void => {
  for (const key of keys) fireEvent.change(input, { target: { value: input.value + key } });
};
const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));
const undo = (input: HTMLInputElement): boolean => fireEvent.keyDown(input, { key: 'z', ctrlKey: true });

function Form() {
  const [amount, setAmount] = useState('');
  const keep = (text: string): void => {
    values.push(text);
    setAmount(text);
  };
  return (
    <LocaleProvider locale="de-DE">
      <TextsProvider overrides={germanTexts}>
        <AmountInput label="Betrag" decimals={2} value={amount} onValueChange={keep} />
      </TextsProvider>
    </LocaleProvider>
  );
}

beforeEach(() => {
  values.length = 0;
});

it('shows a comma and emits a point, whichever of them is typed (WISH-020)', () => {
  render(<Form />);
  const input = screen.getByLabelText<HTMLInputElement>('Betrag');
  for (const text of ['1', '1,', '1,5', '1,5.', '1,50']) fireEvent.change(input, { target: { value: text } });
  expect(input.value).toBe('1,50');
  expect(values).toEqual(['1', '1.5', '1.50']);
  fireEvent.change(input, { target: { value: '' } });
  fireEvent.change(input, { target: { value: '5' } });
  fireEvent.change(input, { target: { value: '5.' } });
  expect(input.value).toBe('5,');
  expect(values.at(-1)).toBe('5');
});

it('shows the point that ends the amount only while the customer is in the field, and takes the next digit as a decimal (D-FMT-11)', () => {
  render(<Form />);
  const input = screen.getByLabelText<HTMLInputElement>('Betrag');
  act(() => input.focus());
  type(input, '12,');
  expect(input.value).toBe('12,');
  act(() => input.blur());
  expect(input.value).toBe('12');
  act(() => input.focus());
  expect(input.value).toBe('12,');
  // A press at the end of "12" has set the caret before the point came back.
  input.setSelectionRange(2, 2);
  fireEvent.click(input);
  expect(input.selectionStart).toBe(3);
  type(input, '50');
  expect([input.value, values.at(-1)]).toEqual(['12,50', '12.50']);
});

function Order({ decimals, onSend }: { readonly decimals: number; readonly onSend: (amount: string) => void }) {
  const [amount, setAmount] = useState('');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    onSend(amount);
  };
  return (
    <form noValidate onSubmit={send}>
      <AmountInput label="Amount" decimals={decimals} value={amount} onValueChange={setAmount} />
      <button>Send</button>
      <button type="button" onClick={() => setAmount('100')}>
        Use all
      </button>
    </form>
  );
}

it.each([
  ['more decimals than the currency has', 2, '1,2345', '1.23', 'Up to 2 digits after the point'],
  ['decimals of a currency without any', 0, '12.500', '12', 'Whole amounts only'],
  ['a second point', 18, '1.234,56', '1.23456', 'Only one decimal point'],
])('stops one submit after %s were refused, with the reason at the field (FMT-025, D-FMT-10)', (_, decimals, typed, kept, reason) => {
  const sent = vi.fn();
  render(<Order decimals={decimals} onSend={sent} />);
  const input = screen.getByLabelText<HTMLInputElement>('Amount');
  type(input, typed);
  expect(screen.getByRole('status').textContent).toBe(reason);
  press('Send');
  expect(sent).not.toHaveBeenCalled();
  expect([document.activeElement, input.getAttribute('aria-invalid')]).toEqual([input, 'true']);
  expect([screen.getByRole('alert').textContent, screen.getByRole('status').textContent]).toEqual([reason, '']);
  press('Send');
  expect(sent.mock.calls).toEqual([[kept]]);
});

it.each<[string, (input: HTMLInputElement) => void, string]>([
  ['a letter between the digits', (input) => type(input, '1a2'), '12'],
  ['a refused digit and another amount that was filled in', (input) => [type(input, '1.234'), press('Use all')], '100'],
  [
    'a refused digit and an undone edit',
    (input) => [type(input, '1.234'), undo(input), fireEvent.keyDown(input, { key: 'y', ctrlKey: true })],
    '1.23',
  ],
  ['a refused digit and an edit', (input) => [type(input, '1.234'), fireEvent.change(input, { target: { value: '1.2' } })], '1.2'],
])('sends at once after %s (FMT-025)', (_, enter, amount) => {
  const sent = vi.fn();
  render(<Order decimals={2} onSend={sent} />);
  enter(screen.getByLabelText('Amount'));
  press('Send');
  expect(sent.mock.calls).toEqual([[amount]]);
});

it.each(['100\n200', '100\t50'])('refuses a paste of two figures, %j, which the browser would join (D-FMT-13)', (pasted) => {
  render(<Order decimals={2} onSend={vi.fn()} />);
  const isPasted = fireEvent.paste(screen.getByLabelText('Amount'), { clipboardData: { getData: () => pasted } });
  expect([isPasted, screen.getByRole('status').textContent]).toEqual([false, 'That is not an amount']);
});

it.each(['3x', 'x'])('stops each submit while text of an input method is shown that is no amount: %s (FMT-025)', (composed) => {
  const sent = vi.fn();
  render(<Order decimals={2} onSend={sent} />);
  const input = screen.getByLabelText<HTMLInputElement>('Amount');
  fireEvent.compositionStart(input);
  for (const character of composed) fireEvent.change(input, { target: { value: input.value + character } });
  press('Send');
  press('Send');
  expect(sent).not.toHaveBeenCalled();
  expect([input.value, screen.getByRole('alert').textContent]).toEqual([composed, 'That is not an amount']);
});

it('undoes what was typed, but not into another currency (D-FMT-11)', () => {
  const { rerender } = render(<AmountInput label="Amount" decimals={2} currencyCode="EUR" value="" onValueChange={keepNothing} />);
  const show = (currencyCode: string, value: string) =>
    rerender(<AmountInput label="Amount" decimals={8} {...{ currencyCode, value }} onValueChange={(text) => values.push(text)} />);
  show('EUR', '100');
  show('BTC', '0.0012');
  const input = screen.getByLabelText<HTMLInputElement>('Amount');
  undo(input);
  expect(values).toEqual([]);
  show('BTC', '0.5');
  undo(input);
  expect(values).toEqual(['0.0012']);
});

it('says what is wrong with an amount from elsewhere that has more decimals than can be typed, until they are deleted (D-FMT-38)', () => {
  const { rerender } = render(<AmountInput label="Amount" decimals={0} value="7.05" onValueChange={keepNothing} />);
  expect(screen.getByRole('status').textContent).toBe('Whole amounts only');
  rerender(<AmountInput label="Amount" decimals={0} value="7" onValueChange={keepNothing} />);
  expect(screen.getByRole('status').textContent).toBe('');
});

it('formats a pasted amount in German (WISH-020)', () => {
  render(<Form />);
  const input = screen.getByLabelText<HTMLInputElement>('Betrag');
  fireEvent.change(input, { target: { value: '12.345,67' } });
  expect([input.value, values.at(-1)]).toEqual(['12.345,67', '12345.67']);
});

it('puts the currency sign where the language writes it, and ≈ before a calculated amount (WISH-020)', () => {
  const { container } = render(
    <LocaleProvider locale="de-DE">
      <AmountInput label="Betrag" look="bare" decimals={2} value="500" onValueChange={keepNothing} sign="€" approximate />
    </LocaleProvider>,
  );
  const parts = [...container.querySelectorAll('[data-part=sign], input')].map((part) =>
    part instanceof HTMLInputElement ? part.value : part.textContent,
  );
  expect(parts).toEqual(['≈\u00A0', '500', '\u00A0€']);
});
