import type { ReactNode } from 'react';
import { List } from '../../components/List/List.tsx';
import { useListWindow, type MeasuredPlace } from './useListWindow.ts';

/** Of how many a row is which, for who hears the list: the rows beside it may not be there. And what measures it. */
export type PlaceInList = { readonly 'aria-posinset'?: number; readonly 'aria-setsize'?: number } & Partial<MeasuredPlace>;

export type LongListProps<Item> = {
  readonly items: readonly Item[];
  /** A row as an item of a list, with its key; it spreads the place onto its `li`. */
  readonly children: (item: Item, place: PlaceInList) => ReactNode;
};

/** So few rows are all mounted. */
const SHORT = 40;
/** Of a row with two lines at the usual size of text, its hairline included. */
const DRAWN_ROW_PX = 67;
const ROWS_AROUND = 10;

/** Rows of any height in one card. Of many only those near to what is in view are mounted; the page scrolls, not the list. */
export function LongList<Item>({ items, children }: LongListProps<Item>) {
  if (items.length <= SHORT) return <List>{items.map((item) => children(item, {}))}</List>;
  return <RowsInView {...{ items, children }} />;
}

const estimateRow = (): number => DRAWN_ROW_PX;

function RowsInView<Item>({ items, children }: LongListProps<Item>) {
  const { attach, places, totalPx, measured } = useListWindow({ count: items.length, estimatePx: estimateRow, around: ROWS_AROUND });
  const before = places[0]?.start ?? 0;
  const after = totalPx - (places.at(-1)?.end ?? 0);
  return (
    <List ref={attach} style={{ paddingBlock: `${before}px ${after}px`, overflowAnchor: 'none' }}>
      {places.map(({ index }) => {
        const item = items[index];
        if (item === undefined) return null;
        return children(item, { ...measured(index), 'aria-posinset': index + 1, 'aria-setsize': items.length });
      })}
    </List>
  );
}
