import { Link } from '../../components/Link/Link.tsx';
import { List } from '../../components/List/List.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import type { TransactionRowView } from '../../patterns/TransactionList/TransactionList.types.ts';
import { TransactionRow } from '../../patterns/TransactionList/TransactionRow.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { LATEST_COUNT, latestTransactionsTexts } from './latestTransactions.texts.ts';

export type LatestTransactionsProps = {
  /** Newest first; null while loading. */
  readonly rows: readonly TransactionRowView[] | null;
  /** The page of all transactions. */
  readonly allHref: string;
  /** A row was pressed. */
  readonly onOpen: (row: TransactionRowView) => void;
};

/** The latest orders beside the dashboard, with a link to all of them. Renders nothing when there are none. */
export function LatestTransactions({ rows, allHref, onOpen }: LatestTransactionsProps) {
  const texts = useTexts(latestTransactionsTexts);
  if (rows?.length === 0) return null;
  return (
    <Section
      title={texts.title}
      aria-busy={rows === null || undefined}
      action={
        <Link variant="standalone" href={allHref}>
          {texts.all}
        </Link>
      }
    >
      {rows === null ? (
        <Skeleton variant="rows" count={LATEST_COUNT} />
      ) : (
        <List>
          {rows.map((row) => (
            <TransactionRow key={row.id} row={row} onOpen={onOpen} />
          ))}
        </List>
      )}
    </Section>
  );
}
