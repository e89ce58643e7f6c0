import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { alertIcon } from '../../foundations/Icon/glyphs/alertIcon.ts';
import { ErrorDialog } from '../../patterns/ErrorDialog/ErrorDialog.tsx';
import { SepaBlockDialog } from '../../patterns/SepaBlock/SepaBlockDialog.tsx';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import { useTexts } from '../../texts/Texts.tsx';
import type { SepaWithdrawalScreenProps, WithdrawalStop } from './SepaWithdrawalScreen.types.ts';
import { sepaWithdrawalTexts } from './sepaWithdrawal.texts.ts';

type RefusalDialogProps = Pick<SepaWithdrawalScreenProps, 'onFundsChanged' | 'onLogInAgain' | 'addressVerificationHref'> & {
  readonly outcome: CallOutcome<'iban', WithdrawalStop> | null;
  readonly onClose: () => void;
};

/** Shows a refusal of the withdrawal that cannot be shown at a field (SEPA-046, SEPA-047, D-SEPA-10). */
export function RefusalDialog({ outcome, onClose, onFundsChanged, onLogInAgain, addressVerificationHref }: RefusalDialogProps) {
  const texts = useTexts(sepaWithdrawalTexts);
  switch (outcome?.kind) {
    case undefined:
    case 'done':
    case 'failed':
    case 'checkedAgain':
      return null;
    case 'blocked':
      return <SepaBlockDialog block={outcome.block} {...{ onClose, onLogInAgain, addressVerificationHref }} />;
    case 'fundsChanged':
      return (
        <Dialog
          title={texts.fundsChangedTitle}
          icon={alertIcon}
          tone="negative"
          onOpenChange={onFundsChanged}
          actions={<Button onClick={onFundsChanged}>{texts.understood}</Button>}
        >
          {texts.fundsChanged}
        </Dialog>
      );
    case 'refused':
      return outcome.message === undefined ? null : <ErrorDialog message={outcome.message} onClose={onClose} />;
  }
}
