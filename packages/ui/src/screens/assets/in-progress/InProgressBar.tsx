import { List } from '../../../components/List/List.tsx';
import { ListRow } from '../../../components/ListRow/ListRow.tsx';
import { ProgressRing } from '../../../components/ProgressRing/ProgressRing.tsx';
import { useTexts } from '../../../texts/Texts.tsx';
import { assetsTexts } from '../assets.texts.ts';

/** The number of unfinished transactions; opens their sheet (PROG-001, D-PROG-02). The ring indicates activity, not a percentage. */
export function InProgressBar({ count, onOpen }: { readonly count: number; readonly onOpen: () => void }) {
  const texts = useTexts(assetsTexts);
  return (
    <List>
      <ListRow
        leading={
          <ProgressRing aria-hidden value={25} label={texts.inProgress}>
            {count}
          </ProgressRing>
        }
        title={texts.inProgressCount(count)}
        onPress={onOpen}
      />
    </List>
  );
}
