import { Button } from '../../components/Button/Button.tsx';
import { FailureNotice, OutcomeNotice } from '../../patterns/FailureNotice/FailureNotice.tsx';
import { StickyActions } from '../../patterns/StickyActions/StickyActions.tsx';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import { TradeFailedDialog } from './TradeDialogs.tsx';
import type { TradeRefusal } from './TradeScreen.types.ts';

type TradeActionProps = {
  readonly label: string;
  readonly busy: boolean;
  readonly disabled: boolean;
  /** Null while nothing was sent. */
  readonly outcome: CallOutcome<string, TradeRefusal> | null;
  /** True when the amount is out of range; the form's own error is then hidden (LEG-031). */
  readonly isOutOfRange: boolean;
  readonly onDismiss: () => void;
};

/** The button of a purchase or sale. An unavailable provider is reported above it, a refusal below. */
export function TradeAction({ label, busy, disabled, outcome, isOutOfRange, onDismiss }: TradeActionProps) {
  const isShownHere = (outcome?.kind === 'refused' || outcome?.kind === 'priceChanged') && !isOutOfRange;
  const isUnavailable = outcome?.kind === 'failed' && outcome.failure === 'unavailable';
  return (
    <>
      <StickyActions>
        <FailureNotice failure={isUnavailable ? 'unavailable' : null} />
        <Button type="submit" fullWidth busy={busy} disabled={disabled}>
          {label}
        </Button>
        <OutcomeNotice outcome={isShownHere ? outcome : null} />
      </StickyActions>
      <TradeFailedDialog outcome={outcome} onClose={onDismiss} />
    </>
  );
}
