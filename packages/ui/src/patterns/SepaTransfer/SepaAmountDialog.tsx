import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { alertIcon } from '../../foundations/Icon/glyphs/alertIcon.ts';
import { useTexts } from '../../texts/Texts.tsx';
import type { SepaBlock } from '../SepaBlock/SepaBlock.ts';
import { SepaBlockDialog, type SepaBlockDialogProps } from '../SepaBlock/SepaBlockDialog.tsx';
import { sepaTransferTexts } from './sepaTransfer.texts.ts';

export type SepaAmountDialogProps = Omit<SepaBlockDialogProps, 'block'> & { readonly block: SepaBlock | 'notEnoughFunds' };

/** Explains why the amount cannot be submitted: an insufficient balance, or a block on bank transfers. */
export function SepaAmountDialog({ block, onClose, onLogInAgain, addressVerificationHref, ...rest }: SepaAmountDialogProps) {
  const texts = useTexts(sepaTransferTexts);
  if (block !== 'notEnoughFunds') return <SepaBlockDialog {...rest} {...{ block, onClose, onLogInAgain, addressVerificationHref }} />;
  return (
    <Dialog
      {...rest}
      title={texts.notEnoughTitle}
      icon={alertIcon}
      tone="negative"
      onOpenChange={onClose}
      actions={<Button onClick={onClose}>{texts.understood}</Button>}
    >
      {texts.notEnough}
    </Dialog>
  );
}
