import { ListRow } from '@wallet/ui/components/List';
import { createElement as h, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

const ROWS = 1000;
const [title, note, value] = ['Cash', 'Halden Payments', '€12,480.55'];

/** What a ListRow draws, with the classes it has. */
const PlainRow = ({ className }: { readonly className: string }): ReactElement =>
  h(
    'li',
    { 'data-row': '', className },
    h(
      'div',
      { 'data-part': 'row' },
      h(
        'span',
        { 'data-part': 'body' },
        h('span', { 'data-part': 'text' }, h('span', { 'data-part': 'title' }, title), h('span', { 'data-part': 'note' }, note)),
        h('span', { 'data-part': 'figures' }, h('span', { 'data-part': 'value' }, value)),
      ),
    ),
  );

function mount(rows: readonly ReactElement[]): HTMLElement {
  const list = document.body.appendChild(document.createElement('ul'));
  flushSync(() => createRoot(list).render(rows));
  return list;
}
const rowsOf = (row: (key: number) => ReactElement, count: number): readonly ReactElement[] =>
  Array.from({ length: count }, (_, key) => row(key));
const ours = (key: number): ReactElement => h(ListRow, { key, title, note, value });

const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** F8: what the page offers the one who measures it. */
declare global {
  interface Window {
    /** Mounts 1,000 rows in an empty list. @returns ms until they are painted, and what one of them is */
    mountRows: (kind: 'ours' | 'plain') => Promise<{ readonly ms: number; readonly row: string }>;
  }
}

window.mountRows = async (kind) => {
  // One of each before: neither is measured with its styles still to be written.
  const { className } = mount([ours(0)]).firstElementChild ?? document.body;
  const plain = (key: number): ReactElement => h(PlainRow, { key, className });
  mount([plain(0)]);
  const rows = rowsOf(kind === 'ours' ? ours : plain, ROWS);
  await frame();
  const begin = performance.now();
  const list = mount(rows);
  await frame();
  await frame();
  return { ms: performance.now() - begin, row: list.firstElementChild?.outerHTML ?? '' };
};
