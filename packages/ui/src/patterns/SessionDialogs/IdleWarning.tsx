import { formatCountdown } from '@wallet/core/format/formatDates';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { pendingIcon } from '../../foundations/Icon/icons.ts';
import type { DialogElementProps } from '../../foundations/overlay/Overlay.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { sessionTexts } from './session.texts.ts';

export type IdleWarningProps = DialogElementProps & {
  /** Whether it is shown. */
  readonly open: boolean;
  /** Seconds until the automatic log-out. */
  readonly secondsLeft: number;
  /** The customer is still there. */
  readonly onStay: () => void;
  /** The customer logs out now. */
  readonly onLogOut: () => void;
};

/** Warns an inactive customer before the automatic log-out (D-SES-16). Closing it counts as staying. */
export function IdleWarning({ open, secondsLeft, onStay, onLogOut, ...rest }: IdleWarningProps) {
  const texts = useTexts(sessionTexts);
  return (
    <Dialog
      {...rest}
      open={open}
      onOpenChange={onStay}
      icon={pendingIcon}
      tone="warning"
      title={texts.stillThere}
      actions={
        <>
          <Button onClick={onStay}>{texts.stay}</Button>
          <Button variant="quiet" onClick={onLogOut}>
            {texts.logOut}
          </Button>
        </>
      }
    >
      {texts.loggedOutIn({ time: formatCountdown(secondsLeft) })}
    </Dialog>
  );
}
