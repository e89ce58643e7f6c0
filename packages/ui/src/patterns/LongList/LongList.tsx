import { lazy, type ReactNode } from 'react';
import { Part } from '../../foundations/parts/Part.tsx';
import { loadPart } from '../../foundations/parts/loadPart.ts';
import { List } from '../../components/List/List.tsx';
import type { MeasuredPlace } from './useListWindow.ts';

/** Position of a row for screen readers, since its neighbours may not be mounted, with the props that measure it. */
export type PlaceInList = { readonly 'aria-posinset'?: number; readonly 'aria-setsize'?: number } & Partial<MeasuredPlace>;

export type LongListProps<Item> = {
  /** The rows as data, in order. */
  readonly items: readonly Item[];
  /** Renders a row as a list item with its key. Spread the place onto its `li`. */
  readonly children: (item: Item, place: PlaceInList) => ReactNode;
};

/** Up to this number, all rows are mounted. */
const MAX_UNWINDOWED_ROWS = 40;

/** Loaded lazily together with its library, because most customers have only a few accounts. */
const RowsInView = lazy(async () => ({ default: (await loadPart(() => import('./RowsInView.tsx'))).RowsInView }));

/** Rows of any height in one card. In a long list only the rows near the viewport are mounted. The page scrolls, not the list. */
export function LongList<Item>({ items, children }: LongListProps<Item>) {
  const first = <List>{items.slice(0, MAX_UNWINDOWED_ROWS).map((item) => children(item, {}))}</List>;
  if (items.length <= MAX_UNWINDOWED_ROWS) return first;
  const renderRow = (index: number, place: PlaceInList): ReactNode => {
    const item = items[index];
    return item === undefined ? null : children(item, place);
  };
  return (
    <Part waiting={first}>
      <RowsInView count={items.length} renderRow={renderRow} />
    </Part>
  );
}
