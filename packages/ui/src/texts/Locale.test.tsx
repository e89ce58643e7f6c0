import { formatDay } from '@wallet/core/format/formatDates';
import { money } from '@wallet/core/money/money';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AmountInput } from '../components/AmountInput/AmountInput.tsx';
import { Money } from '../foundations/Money/Money.tsx';
import { Percent } from '../foundations/Percent/Percent.tsx';
import { germanTexts } from './de/germanTexts.ts';
import { LocaleProvider, useLocale } from './Locale.tsx';
import { TextsProvider } from './Texts.tsx';

const balance = money('1234567.89', 'EUR', 2);

function Portfolio({ name }: { readonly name: string }) {
  const locale = useLocale();
  return (
    <section aria-label={name}>
      <Money value={balance} /> <Percent value="1.5" /> <time>{formatDay('2026-03-14', locale)}</time>
      <AmountInput label={`${name} amount`} decimals={2} value="12.5" onValueChange={() => undefined} />
    </section>
  );
}

const getText = (name: string): string => screen.getByRole('region', { name }).textContent.replaceAll(/[\u00A0\u202F]/g, ' ');

it('shows several languages on one page, each with its own formats and texts (WISH-020)', () => {
  const page = (
    <>
      <Portfolio name="english" />
      <LocaleProvider locale="de-DE">
        <TextsProvider overrides={germanTexts}>
          <Portfolio name="german" />
        </TextsProvider>
      </LocaleProvider>
      <LocaleProvider locale="fr-FR">
        <Portfolio name="french" />
      </LocaleProvider>
    </>
  );
  const { rerender, unmount } = render(page);
  // After a re-render the first one is formatted after the last.
  rerender(<main>{page}</main>);
  expect(getText('english')).toContain('€1,234,567.89');
  expect(getText('english')).toContain('up 1.50 percent');
  expect(getText('english')).toContain('14 Mar 2026');
  expect(getText('german')).toContain('1.234.567,89 €');
  expect(getText('german')).toContain('plus 1,50 Prozent');
  expect(getText('german')).toContain('14. März 2026');
  expect(getText('french')).toContain('1 234 567,89 €');
  expect(getText('french')).toContain('14 mars 2026');
  expect(['english', 'german', 'french'].map((name) => screen.getByLabelText<HTMLInputElement>(`${name} amount`).value)).toEqual([
    '12.5',
    '12,5',
    '12,5',
  ]);
  unmount();
});
