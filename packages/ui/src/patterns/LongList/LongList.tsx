import type { ReactNode } from 'react';
import { List } from '../../components/List/List.tsx';
import { ROWS_TOGETHER } from './placeRows.ts';
import { useRowsInView } from './useRowsInView.ts';

/** Of how many a row is which, for who hears the list: the rows beside it may not be there. */
export type PlaceInList = { readonly 'aria-posinset'?: number; readonly 'aria-setsize'?: number };

export type LongListProps<Item> = {
  readonly items: readonly Item[];
  /** A row as an item of a list, with its key; it hands the place on to its `li`. */
  readonly children: (item: Item, place: PlaceInList) => ReactNode;
};

/** Rows of any height in one card. Of many only those near to what is in view are mounted; the page scrolls, not the list. */
export function LongList<Item>({ items, children }: LongListProps<Item>) {
  if (items.length <= 2 * ROWS_TOGETHER) return <List>{items.map((item) => children(item, {}))}</List>;
  return <RowsInView {...{ items, children }} />;
}

function RowsInView<Item>({ items, children }: LongListProps<Item>) {
  const { root, from, to, before, after } = useRowsInView(items.length);
  return (
    <List ref={root} style={{ paddingBlock: `${before}px ${after}px` }}>
      {items.slice(from, to).map((item, place) => children(item, { 'aria-posinset': from + place + 1, 'aria-setsize': items.length }))}
    </List>
  );
}
