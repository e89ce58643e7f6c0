import { eur } from '@wallet/core/testing/amounts';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { germanTexts } from '../../texts/de/germanTexts.ts';
import { TextsProvider } from '../../texts/Texts.tsx';
import { usePriceRows } from './usePriceRows.tsx';

function Rows() {
  const rows = usePriceRows();
  return [rows.markup({ markup: eur('0.00'), markupPercent: null }), rows.fee(eur('0.00'))].map(({ label, value }) => (
    <p key={label}>
      {label}: {value}
    </p>
  ));
}

it('a mark-up and a fee that are none each have their own word (PRICE-003)', () => {
  const { container } = render(
    <TextsProvider overrides={germanTexts}>
      <Rows />
    </TextsProvider>,
  );
  expect([...container.children].map(({ textContent }) => textContent)).toEqual(['Aufschlag: Keiner', 'Gebühr: Keine']);
});
