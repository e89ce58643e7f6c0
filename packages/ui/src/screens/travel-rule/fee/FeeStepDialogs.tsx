import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { walletIcon } from '../../../foundations/Icon/glyphs/walletIcon.ts';
import { warningIcon } from '../../../foundations/Icon/glyphs/warningIcon.ts';
import { transferTexts } from '../../../patterns/transfer/transfer.texts.ts';
import { useTexts } from '../../../texts/Texts.tsx';
import { travelRuleTexts } from '../travelRule.texts.ts';

type StepDialogProps = { readonly open: boolean; readonly onClose: () => void };

/** Explains the fee (D-TRS-27). */
export function FeeInfoDialog({ open, onClose }: StepDialogProps) {
  const texts = useTexts(travelRuleTexts);
  const { fee } = useTexts(transferTexts);
  return (
    <Dialog open={open} onOpenChange={onClose} title={fee} actions={<Button onClick={onClose}>{texts.understood}</Button>}>
      {texts.feeInfoContext}
    </Dialog>
  );
}

type NotEnoughProps = StepDialogProps & { readonly homeHref: string; readonly supportHref: string };

/** Amount and beneficiary can no longer change, so only more money or support can help (TRS-062, TRS-063, D-TRS-25). */
export function NotEnoughDialog({ open, onClose, homeHref, supportHref }: NotEnoughProps) {
  const texts = useTexts(travelRuleTexts);
  const { home } = useTexts(transferTexts);
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      icon={walletIcon}
      tone="warning"
      title={texts.notEnough}
      actions={
        <>
          <LinkButton href={supportHref}>{texts.support}</LinkButton>
          <LinkButton variant="quiet" href={homeHref}>
            {home}
          </LinkButton>
        </>
      }
    >
      {texts.notEnoughContext}
    </Dialog>
  );
}

/** Confirms the cancellation of a transaction, where a product offers it (TRS-047, D-TRS-28). */
export function CancelDialog({ open, onClose, onCancel }: StepDialogProps & { readonly onCancel: () => void }) {
  const texts = useTexts(travelRuleTexts);
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      icon={warningIcon}
      tone="warning"
      title={texts.cancelQuestion}
      actions={
        <>
          <Button
            variant="danger"
            onClick={() => {
              onClose();
              onCancel();
            }}
          >
            {texts.cancelTransaction}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {texts.keep}
          </Button>
        </>
      }
    />
  );
}
