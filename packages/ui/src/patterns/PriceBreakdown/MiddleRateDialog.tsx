import { infoIcon } from '../../foundations/Icon/icons.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { MessageDialog } from '../ErrorDialog/MessageDialog.tsx';
import { priceTexts } from './price.texts.ts';

/** Explains the middle rate and the mark-up (PRICE-004). */
export function MiddleRateDialog({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts(priceTexts);
  return (
    <MessageDialog title={texts.middleRate} icon={infoIcon} onClose={onClose}>
      {texts.middleRateContext}
    </MessageDialog>
  );
}
