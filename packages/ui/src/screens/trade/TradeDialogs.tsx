import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { alertIcon } from '../../foundations/Icon/icons.ts';
import { ErrorDialog } from '../../patterns/ErrorDialog/ErrorDialog.tsx';
import { exchangeFailedTexts } from '../../patterns/ExchangeFailed/exchangeFailed.texts.ts';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import { useTexts } from '../../texts/Texts.tsx';
import type { TradeRefusal, InsufficientFunds, SellScreenProps } from './TradeScreen.types.ts';
import { tradeTexts } from './trade.texts.ts';

type InsufficientFundsProps = Pick<SellScreenProps, 'supportHref' | 'assetsHref'> & { readonly onClose: () => void };

/** The coins of a confirmed sale are no longer available (LEG-041, D-LEG-19). */
export function InsufficientFundsDialog({ supportHref, assetsHref, onClose }: InsufficientFundsProps) {
  const texts = useTexts(tradeTexts);
  return (
    <Dialog
      title={texts.notEnough}
      icon={alertIcon}
      tone="negative"
      onOpenChange={onClose}
      actions={
        <>
          <LinkButton href={supportHref}>{texts.contactSupport}</LinkButton>
          <LinkButton variant="quiet" href={assetsHref}>
            {texts.home}
          </LinkButton>
        </>
      }
    >
      {texts.notEnoughContext}
    </Dialog>
  );
}

type FailedProps = {
  readonly outcome: CallOutcome<string, TradeRefusal> | CallOutcome<'code', TradeRefusal | InsufficientFunds> | null;
  readonly onClose: () => void;
};

/** Shows "Something went wrong" for a purchase or sale (D-LEG-21, D-LEG-22). Renders nothing for an outcome shown in the form. */
export function TradeFailedDialog({ outcome, onClose }: FailedProps) {
  const texts = useTexts(exchangeFailedTexts);
  switch (outcome?.kind) {
    case undefined:
    case 'done':
    case 'refused':
    case 'insufficientFunds':
    case 'priceChanged':
      return null;
    case 'forbidden':
      return <ErrorDialog title={texts.title} message={texts.forbidden} onClose={onClose} />;
    case 'stopped':
      return <ErrorDialog title={texts.title} message={outcome.message} onClose={onClose} />;
    case 'failed':
      if (outcome.failure === 'unavailable') return null;
      return <ErrorDialog title={texts.title} message={outcome.failure === 'offline' ? texts.offline : undefined} onClose={onClose} />;
  }
}
