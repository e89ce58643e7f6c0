import { BottomSheet } from '../../components/BottomSheet/BottomSheet.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { type CardLimits, LimitMeters } from '../../patterns/LimitMeters/LimitMeters.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { cardTopUpTexts } from './cardTopUp.texts.ts';

type LimitsSheetProps = { readonly limits: CardLimits; readonly onClose: () => void };

/** The card's limits, where there is no room for them beside the form. */
export function LimitsSheet({ limits, onClose }: LimitsSheetProps) {
  const texts = useTexts(cardTopUpTexts);
  return (
    <BottomSheet
      title={texts.cardLimits}
      open
      onOpenChange={onClose}
      footer={
        <Button fullWidth onClick={onClose}>
          {texts.understood}
        </Button>
      }
    >
      <LimitMeters limits={limits} />
    </BottomSheet>
  );
}
