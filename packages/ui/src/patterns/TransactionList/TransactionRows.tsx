import { List } from '../../components/List/List.tsx';
import { ListEnd } from './ListEnd.tsx';
import type { TransactionListProps } from './TransactionList.tsx';
import { TransactionRow } from './TransactionRow.tsx';

/** The same rows without months, for a short list in a sheet. */
export function TransactionRows({ pages, more, onOpen }: Pick<TransactionListProps, 'pages' | 'more' | 'onOpen'>) {
  return (
    <>
      <List variant="bare">
        {pages
          .flatMap((page) => Array.from({ length: page.length }, (_, place) => page.at(place)))
          .map((row) => row && <TransactionRow key={row.id} row={row} onOpen={onOpen} />)}
      </List>
      <ListEnd key={pages.length} more={more} />
    </>
  );
}
