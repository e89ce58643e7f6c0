import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { deleteIcon } from '../../foundations/Icon/glyphs/deleteIcon.ts';
import { ErrorDialog } from '../../patterns/ErrorDialog/ErrorDialog.tsx';
import { FailureNotice } from '../../patterns/FailureNotice/FailureNotice.tsx';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import { useSubmitOnce } from '../../patterns/form/useSubmitOnce.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { cardsTexts } from './cards.texts.ts';
import type { CardItem, CardsScreenProps, Cancelled } from './CardsScreen.types.ts';

type DeleteCardDialogProps = { readonly card: CardItem; readonly onDelete: CardsScreenProps['onDelete']; readonly onClose: () => void };

/** Confirms that a card is to be deleted. It stays in the list until the provider has agreed (D-CARDS-07). */
export function DeleteCardDialog({ card, onDelete, onClose }: DeleteCardDialogProps) {
  const texts = useTexts(cardsTexts);
  const { busy, outcome, submitOnce } = useSubmitOnce<CallOutcome<never, Cancelled>>();
  const remove = (): void =>
    void submitOnce(async () => {
      const answered = await onDelete(card.id);
      if (answered.kind === 'done') onClose();
      return answered;
    });
  if (outcome?.kind === 'refused') return <ErrorDialog message={outcome.message} onClose={onClose} />;
  return (
    <Dialog
      title={texts.removeTitle}
      icon={deleteIcon}
      tone="negative"
      closable={!busy}
      onOpenChange={onClose}
      actions={
        <>
          <FailureNotice failure={outcome?.kind === 'failed' ? outcome.failure : null} />
          <Button variant="danger" busy={busy} onClick={remove}>
            {texts.removeConfirm}
          </Button>
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      {texts.removeText(card.name, card.numberFormatted)}
    </Dialog>
  );
}
