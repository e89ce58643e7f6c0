import { zeroMoney, type Money } from '@wallet/core/money/money';
import { act, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Exchange } from '../../testing/quotedScreens.tsx';
import { Send } from '../../testing/quotedSends.tsx';
import { setUpPage } from '../../testing/renderSample.tsx';

setUpPage();

const quote = (amount: Money) => ({ fee: zeroMoney(amount), total: amount, arrives: amount, isAllowed: true });
const order = { currency: { currencyCode: 'EUR', decimals: 2 }, text: '', balance: '90000', quote, onQuote: vi.fn() };

it.each<[string, () => ReactElement, string, string, string]>([
  ['an amount', () => <Exchange {...order} />, 'You give', '1234.5', '1,234.5'],
  ['an address', () => <Send {...order} />, 'Address', 'bc1q', 'bc1q'],
])('keeps %s that was typed before hydration (APP-052)', async (_, render, label, typed, shown) => {
  const page = render();
  const place = document.createElement('div');
  place.innerHTML = renderToString(page);
  document.body.replaceChildren(place);
  const field = screen.getByLabelText<HTMLInputElement>(label);
  field.value = typed;
  const root = await act(async () => hydrateRoot(place, page));
  expect([field.isConnected, field.value]).toEqual([true, shown]);
  await act(async () => root.unmount());
});
