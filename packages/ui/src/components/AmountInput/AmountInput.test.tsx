import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { germanTexts } from '../../texts/de/germanTexts.ts';
import { LocaleProvider } from '../../texts/Locale.tsx';
import { TextsProvider } from '../../texts/Texts.tsx';
import { AmountInput } from './AmountInput.tsx';

const values: string[] = [];
const keepNothing = (): void => undefined;

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
  expect(values).toEqual(['1', '1.', '1.5', '1.50']);
  fireEvent.change(input, { target: { value: '' } });
  fireEvent.change(input, { target: { value: '5' } });
  fireEvent.change(input, { target: { value: '5.' } });
  expect(input.value).toBe('5,');
  fireEvent.blur(input);
  expect(input.value).toBe('5');
  expect(values.at(-1)).toBe('5');
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
