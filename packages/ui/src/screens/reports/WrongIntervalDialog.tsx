import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { calendarIcon } from '../../foundations/Icon/glyphs/calendarIcon.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { reportsTexts } from './reports.texts.ts';

/** Reports a range that ends before it starts. No report was requested (REP-014, D-REP-08). */
export function WrongIntervalDialog({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts(reportsTexts);
  return (
    <Dialog
      title={texts.wrongTitle}
      icon={calendarIcon}
      tone="warning"
      onOpenChange={onClose}
      actions={<Button onClick={onClose}>{texts.understood}</Button>}
    >
      {texts.wrong}
    </Dialog>
  );
}
