import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { infoIcon } from '../../foundations/Icon/icons.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { priceTexts } from './price.texts.ts';

/** Explains the middle rate and the mark-up (PRICE-004). */
export function MiddleRateDialog({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts(priceTexts);
  return (
    <Dialog title={texts.middleRate} icon={infoIcon} onOpenChange={onClose} actions={<Button onClick={onClose}>{texts.understood}</Button>}>
      {texts.middleRateContext}
    </Dialog>
  );
}
