import type { Money as Amount } from '@wallet/core/money/money';
import { List } from '../../../components/List/List.tsx';
import { ListRow } from '../../../components/ListRow/ListRow.tsx';
import { ProgressRing } from '../../../components/ProgressRing/ProgressRing.tsx';
import { Money } from '../../../foundations/Money/Money.tsx';
import { useTexts } from '../../../texts/Texts.tsx';
import { assetsTexts } from '../assets.texts.ts';

type InProgressBarProps = {
  readonly count: number;
  /** What they hold of the total. Null hides it. */
  readonly held: Amount | null;
  readonly onOpen: (() => void) | undefined;
};

/** The number of unfinished transactions, and why the groups sum up to less than the total; opens their sheet (PROG-001, D-PROG-02). The ring indicates activity, not a percentage. */
export function InProgressBar({ count, held, onOpen }: InProgressBarProps) {
  const texts = useTexts(assetsTexts);
  return (
    <List>
      <ListRow
        leading={
          <ProgressRing aria-hidden value={25} label={texts.inProgress}>
            {count}
          </ProgressRing>
        }
        title={texts.inProgressCount({ count })}
        {...(held === null
          ? {}
          : {
              note: (
                <>
                  <Money approximate holding value={held} /> {texts.heldText}
                </>
              ),
            })}
        {...(onOpen && { onPress: onOpen })}
      />
    </List>
  );
}
