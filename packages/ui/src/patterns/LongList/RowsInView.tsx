import type { ReactNode } from 'react';
import { List } from '../../components/List/List.tsx';
import type { PlaceInList } from './LongList.tsx';
import { useListWindow } from './useListWindow.ts';

/** Height of a row with two lines at the default text size, including its hairline. */
const ESTIMATED_ROW_PX = 67;
const OVERSCAN_ROWS = 10;

const estimateRow = (): number => ESTIMATED_ROW_PX;

type RowsInViewProps = { readonly count: number; readonly renderRow: (index: number, place: PlaceInList) => ReactNode };

/** The rows of a long list near the viewport, padded to the height of the full list. */
export function RowsInView({ count, renderRow }: RowsInViewProps) {
  const { attach, places, totalPx, measured } = useListWindow({ count, estimatePx: estimateRow, around: OVERSCAN_ROWS });
  const before = places[0]?.start ?? 0;
  const after = totalPx - (places.at(-1)?.end ?? 0);
  return (
    <List ref={attach} style={{ paddingBlock: `${before}px ${after}px`, overflowAnchor: 'none' }}>
      {places.map(({ index }) => renderRow(index, { ...measured(index), 'aria-posinset': index + 1, 'aria-setsize': count }))}
    </List>
  );
}
