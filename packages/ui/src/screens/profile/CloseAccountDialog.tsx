import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { warningIcon } from '../../foundations/Icon/glyphs/warningIcon.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { profileTexts } from './profile.texts.ts';

export type CloseAccountDialogProps = {
  /** Both questions are answered; the closure page follows. */
  readonly onContinue: () => void;
  readonly onStay: () => void;
};

/** Asks twice before an account is closed. Staying is the primary answer (PROF-014 to PROF-017, D-PROF-08). */
export function CloseAccountDialog({ onContinue, onStay }: CloseAccountDialogProps) {
  const texts = useTexts(profileTexts);
  const [isSure, setSure] = useState(false);
  return (
    <Dialog
      title={isSure ? texts.law : texts.sure}
      icon={warningIcon}
      tone="negative"
      onOpenChange={onStay}
      actions={
        <>
          <Button fullWidth onClick={onStay}>
            {texts.staying}
          </Button>
          <Button variant="quiet-danger" fullWidth onClick={isSure ? onContinue : () => setSure(true)}>
            {isSure ? texts.continueClosure : texts.closeMyAccount}
          </Button>
        </>
      }
    >
      {isSure ? texts.lawText : texts.sureText}
    </Dialog>
  );
}
