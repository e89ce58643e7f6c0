import { Section } from '../../components/Section/Section.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { LATEST_COUNT, latestTransactionsTexts } from './latestTransactions.texts.ts';

/** Keeps the place of the latest orders, without the part that renders them. */
export function LatestTransactionsSkeleton() {
  const texts = useTexts(latestTransactionsTexts);
  return (
    <Section title={texts.title} aria-busy="true">
      <Skeleton variant="rows" count={LATEST_COUNT} />
    </Section>
  );
}
