import { lazy, type ReactNode } from 'react';
import { Part } from '../../foundations/parts/Part.tsx';
import { List } from '../../components/List/List.tsx';
import type { MeasuredPlace } from './useListWindow.ts';

/** Of how many a row is which, for who hears the list: the rows beside it may not be there. And what measures it. */
export type PlaceInList = { readonly 'aria-posinset'?: number; readonly 'aria-setsize'?: number } & Partial<MeasuredPlace>;

export type LongListProps<Item> = {
  readonly items: readonly Item[];
  /** A row as an item of a list, with its key; it spreads the place onto its `li`. */
  readonly children: (item: Item, place: PlaceInList) => ReactNode;
};

/** So few rows are all mounted. */
const SHORT = 40;

/** Seldom needed, and with it its library: most customers have a few accounts. */
const RowsInView = lazy(async () => ({ default: (await import('./RowsInView.tsx')).RowsInView }));

/** Rows of any height in one card. Of many only those near to what is in view are mounted; the page scrolls, not the list. */
export function LongList<Item>({ items, children }: LongListProps<Item>) {
  const first = <List>{items.slice(0, SHORT).map((item) => children(item, {}))}</List>;
  if (items.length <= SHORT) return first;
  const drawRow = (index: number, place: PlaceInList): ReactNode => {
    const item = items[index];
    return item === undefined ? null : children(item, place);
  };
  return (
    <Part waiting={first}>
      <RowsInView count={items.length} drawRow={drawRow} />
    </Part>
  );
}
