import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { formatMonth } from '@wallet/core/format/formatDates';
import { money } from '@wallet/core/money/money';
import { createElement, Fragment, Suspense, use, type ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Money } from '../foundations/Money/Money.tsx';
import { Percent } from '../foundations/Percent/Percent.tsx';
import { germanTexts } from './de/germanTexts.ts';
import { LocaleProvider, useLocale } from './Locale.tsx';
import { TextsProvider, type TextOverrides } from './Texts.tsx';

type Customer = { readonly locale: string; readonly overrides: TextOverrides };
const english: Customer = { locale: 'en-GB', overrides: {} };
const german: Customer = { locale: 'de-DE', overrides: germanTexts };

const Month = () => formatMonth('2026-03-14', useLocale());

/** Amounts that wait for a response from another server. */
function DeferredAmounts({ answer }: { readonly answer: Promise<string> }): ReactNode {
  const amount = money(use(answer), 'EUR', 2);
  return createElement('p', null, createElement(Money, { value: amount }), createElement(Percent, { value: '-2.5' }), createElement(Month));
}

function createPage({ locale, overrides }: Customer, answer: Promise<string>): ReactNode {
  const now = createElement(Money, { value: money('1000.00', 'EUR', 2) });
  const later = createElement(Suspense, { fallback: null }, createElement(DeferredAmounts, { answer }));
  // oxlint-disable-next-line react/no-children-prop -- tests of the Node project have no JSX, and both types require children
  const texts = createElement(TextsProvider, { overrides, children: createElement(Fragment, null, now, later) });
  // oxlint-disable-next-line react/no-children-prop -- as above
  return createElement(LocaleProvider, { locale, children: texts });
}

/** Returns the text visible to a customer, without tags. */
const getVisibleText = (html: string): string => html.replaceAll(/<script[\s\S]*?<\/script>|<[^>]*>/g, ' ').replaceAll(/[\s\u00A0]+/g, ' ');

function startRender(customer: Customer) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const stream = new PassThrough();
  const html = text(stream);
  renderToPipeableStream(createPage(customer, promise)).pipe(stream);
  return { answer: resolve, html };
}

it('renders for two customers at the same time, each in their own language (WISH-020)', async () => {
  const [first, second, third] = [startRender(german), startRender(english), startRender(german)];
  // While all three are waiting, another page is rendered completely.
  const whole = renderToString(createPage(english, Promise.resolve('1.00')));
  second.answer('1234567.89');
  await second.html;
  first.answer('1234567.89');
  third.answer('1234567.89');
  for (const { html } of [first, third]) {
    const shown = getVisibleText(await html);
    for (const figure of ['1.000,00 €', '1.234.567,89 €', 'minus 2,50 Prozent', 'März 2026']) expect(shown).toContain(figure);
    expect(shown).not.toMatch(/€1|percent|March/);
  }
  const shown = getVisibleText(await second.html);
  for (const figure of ['€1,000.00', '€1,234,567.89', 'down 2.50 percent', 'March 2026']) expect(shown).toContain(figure);
  expect(getVisibleText(whole)).toContain('€1,000.00');
});
