import { builtInLocale } from '@wallet/core/format/locale';
import { formatMonth } from '@wallet/core/format/formatDates';
import { money } from '@wallet/core/money/money';
import { ListRow } from '@wallet/ui/components/List';
import { TransactionList, type TransactionRowView } from '@wallet/ui/patterns/TransactionList';
import '@wallet/ui/reset.css';
import '@wallet/ui/tokens.css';
import { createElement, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

const [ROWS, ORDERS, PAGE_SIZE] = [1000, 100_000, 20];
const [ROW_PX, ROWS_AROUND] = [69, 2];
const NEWEST = Date.UTC(2026, 10, 21);
/** About two hundred orders a month, as in a history of many years. */
const INTERVAL_MS = 4 * 3_600_000;

type ElementPlan = { readonly tag: string; readonly props: object; readonly children: readonly (ElementPlan | string)[] };

const readPlan = (element: Element): ElementPlan => ({
  tag: element.localName,
  props: Object.fromEntries(
    [...element.attributes].flatMap(({ name, value }) => (name === 'style' ? [] : [[name === 'class' ? 'className' : name, value]])),
  ),
  children: [...element.childNodes].map((child) => (child instanceof Element ? readPlan(child) : (child.textContent ?? ''))),
});
const renderPlan = ({ tag, props, children }: ElementPlan, more: object = {}): ReactNode =>
  createElement(tag, { ...props, ...more }, ...children.map((child) => (typeof child === 'string' ? child : renderPlan(child))));

function buildOrder(place: number): TransactionRowView {
  const at = new Date(NEWEST - place * INTERVAL_MS).toISOString();
  return {
    id: String(ORDERS - place),
    href: `/transactions/${ORDERS - place}`,
    title: 'SEPA top up',
    status: 'completed',
    group: 'incomings',
    volume: money(`${(place % 900) + 10}.50`, 'EUR', 2),
    flow: null,
    time: at.slice(0, 16),
    month: formatMonth(at, builtInLocale),
  };
}
const pages = Array.from({ length: ORDERS / PAGE_SIZE }, (_, page) =>
  Array.from({ length: PAGE_SIZE }, (__, place) => buildOrder(page * PAGE_SIZE + place)),
);

/** The baseline of L1: only the rows in view, all of the same height, positioned by arithmetic. */
function WindowedList({ plan }: { readonly plan: ElementPlan }) {
  const [top] = useState(() => Math.max(0, scrollY));
  const first = Math.max(0, Math.floor(top / ROW_PX) - ROWS_AROUND);
  const last = Math.ceil((top + innerHeight) / ROW_PX) + ROWS_AROUND;
  const places = Array.from({ length: last - first }, (_, place) => first + place);
  return (
    <ul style={{ blockSize: ORDERS * ROW_PX, position: 'relative' }}>
      {places.map((place) =>
        renderPlan(plan, { key: place, style: { position: 'absolute', insetInline: 0, insetBlockStart: place * ROW_PX } }),
      )}
    </ul>
  );
}

const renderRows = (row: (key: number) => ReactNode, count: number) => <ul>{Array.from({ length: count }, (_, key) => row(key))}</ul>;
const renderRow = (key: number) => <ListRow key={key} title="Cash" note="Halden Payments" value="€12,480.55" />;
const renderList = (some: typeof pages) => <TransactionList pages={some} more={{ kind: 'end' }} onOpen={() => undefined} />;

/** Per budget: a single row, rendered first so that no variant is timed while writing styles, our variant, and the baseline. */
const budgets = {
  F8: {
    one: renderRows(renderRow, 1),
    ours: renderRows(renderRow, ROWS),
    floor: (plan: ElementPlan) => renderRows((key) => renderPlan(plan, { key }), ROWS),
  },
  L1: {
    one: renderList([pages[0]?.slice(0, 1) ?? []]),
    ours: renderList(pages),
    floor: (plan: ElementPlan) => <WindowedList plan={plan} />,
  },
};

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Milliseconds from the render call to the second frame after it. */
async function measurePaint(id: keyof typeof budgets, variant: 'ours' | 'floor'): Promise<number> {
  const budget = budgets[id];
  const before = createRoot(document.body);
  flushSync(() => before.render(budget.one));
  await nextFrame();
  const row = document.querySelector('li');
  if (row === null) throw new Error(`${id} has drawn no row: there is nothing to time.`);
  const drawing = variant === 'ours' ? budget.ours : budget.floor(readPlan(row));
  before.unmount();
  const root = createRoot(document.body);
  await nextFrame();
  const startedAt = performance.now();
  flushSync(() => root.render(drawing));
  await nextFrame();
  await nextFrame();
  return performance.now() - startedAt;
}

Object.assign(globalThis, { paint: measurePaint });
