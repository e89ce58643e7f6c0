import { builtInLocale } from '@wallet/core/format/locale';
import '@wallet/ui/tokens.css';
import '@wallet/ui/reset.css';
import { formatMonth } from '@wallet/core/format/formatDates';
import { money } from '@wallet/core/money/money';
import { TransactionList, type TransactionRowView } from '@wallet/ui/patterns/TransactionList';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { WindowingSketch } from './WindowingSketch.tsx';

const ORDERS = 100_000;
const PAGE_SIZE = 20;
const NEWEST = Date.UTC(2026, 10, 21);
/** Some two hundred orders a month: what a history of many years holds. */
const APART_MS = 4 * 3_600_000;

function buildRow(place: number): TransactionRowView {
  const isIn = place % 2 === 0;
  const at = new Date(NEWEST - place * APART_MS);
  return {
    id: String(ORDERS - place),
    href: `/transactions/${ORDERS - place}`,
    title: isIn ? 'SEPA top up' : 'SEPA withdrawal',
    status: 'completed',
    group: isIn ? 'incomings' : 'outgoings',
    volume: money(`${(place % 900) + 10}.50`, 'EUR', 2),
    flow: null,
    time: at.toISOString().slice(0, 16),
    month: formatMonth(at.toISOString(), builtInLocale),
  };
}

const pages = Array.from({ length: ORDERS / PAGE_SIZE }, (_, page) =>
  Array.from({ length: PAGE_SIZE }, (__, place) => buildRow(page * PAGE_SIZE + place)),
);
const rows = pages.flat();
const drawings = {
  ours: <TransactionList pages={pages} more={{ kind: 'end' }} onOpen={() => undefined} />,
  sketch: <WindowingSketch rows={rows} />,
} as const;
/** One row of each: neither is measured with its styles still to be written, as rows are not in F8. */
const oneOfEach = (
  <>
    <TransactionList pages={[rows.slice(0, 1)]} more={{ kind: 'end' }} onOpen={() => undefined} />
    <WindowingSketch rows={rows.slice(0, 1)} />
  </>
);

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Milliseconds from the call that draws to the second frame after it. */
async function paintList(name: keyof typeof drawings): Promise<number> {
  const before = createRoot(document.body);
  flushSync(() => before.render(oneOfEach));
  await nextFrame();
  before.unmount();
  const root = createRoot(document.body);
  await nextFrame();
  const startedAt = performance.now();
  flushSync(() => root.render(drawings[name]));
  await nextFrame();
  await nextFrame();
  return performance.now() - startedAt;
}

Object.assign(globalThis, { paintList });
