import { formatMoney } from '@wallet/core/format/formatMoney';
import type { Money } from '@wallet/core/money/money';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { alertIcon } from '../../foundations/Icon/glyphs/alertIcon.ts';
import { ErrorDialog } from '../../patterns/ErrorDialog/ErrorDialog.tsx';
import { exchangeFailedTexts } from '../../patterns/ExchangeFailed/exchangeFailed.texts.ts';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import { useTexts } from '../../texts/Texts.tsx';
import type { FiatExchangeScreenProps, Forbidden } from './FiatExchangeScreen.types.ts';
import { fiatExchangeTexts } from './fiatExchange.texts.ts';
import { useLocale } from '../../texts/Locale.tsx';

type NotEnoughProps = Pick<FiatExchangeScreenProps, 'topUpHref'> & { readonly difference: Money; readonly onClose: () => void };

/** Reports an insufficient balance and offers to top up exactly the missing amount (FX-014, D-FX-06). */
export function NotEnoughDialog({ difference, topUpHref, onClose }: NotEnoughProps) {
  const locale = useLocale();
  const texts = useTexts(fiatExchangeTexts);
  const sum = formatMoney(difference, locale);
  return (
    <Dialog
      title={texts.notEnoughTitle}
      icon={alertIcon}
      tone="warning"
      onOpenChange={onClose}
      actions={
        <>
          <LinkButton href={topUpHref(difference)}>{texts.topUp(sum)}</LinkButton>
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      {texts.notEnough(sum)}
    </Dialog>
  );
}

type FailedProps = { readonly outcome: CallOutcome<'value', Forbidden> | null; readonly onClose: () => void };

/** Shows "Something went wrong" for a failed exchange. Renders nothing for an issue shown at the amount (FX-009 to FX-013). */
export function ExchangeFailedDialog({ outcome, onClose }: FailedProps) {
  const texts = useTexts(exchangeFailedTexts);
  switch (outcome?.kind) {
    case undefined:
    case 'done':
      return null;
    case 'refused':
      return outcome.message === undefined ? null : <ErrorDialog message={outcome.message} onClose={onClose} />;
    case 'forbidden':
      return <ErrorDialog message={texts.forbidden} onClose={onClose} />;
    case 'failed':
      return <ErrorDialog message={outcome.failure === 'offline' ? texts.offline : texts.failed} onClose={onClose} />;
  }
}
