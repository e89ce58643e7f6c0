import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog, DialogActions, DialogBody, DialogIcon, DialogTitle } from '../../components/Dialog/Dialog.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { warningIcon } from '../../foundations/Icon/icons.ts';
import type { DialogElementProps } from '../../foundations/overlay/Overlay.tsx';
import type { OverlayProps } from '../../foundations/overlay/useModalDialog.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { FailureNotice } from '../FailureNotice/FailureNotice.tsx';
import { useSubmitOnce } from '../form/useSubmitOnce.ts';
import { brakeTexts } from './transferPause.texts.ts';
import type { CallOutcome } from '../form/CallOutcome.ts';

/** Why a transfer is questioned. */
export type PauseReason = 'new_recipient' | 'new_device' | 'in_a_row' | 'name_mismatch';
/** Possible purposes of a transfer. */
export type TransferPurpose = 'own' | 'family' | 'goods' | 'investment' | 'helped' | 'safety' | 'other';

export type TransferQuestion = {
  readonly reasons: readonly PauseReason[];
  /** In the order in which they are offered. */
  readonly purposes: readonly TransferPurpose[];
  /** Duration of the hold in seconds. 0 for none. */
  readonly seconds: number;
};

/** Outcome of "Send and hold". The caller closes the dialog when it returns `done`. */
export type TransferHeld = CallOutcome;

export type TransferPauseDialogProps = DialogElementProps &
  Pick<OverlayProps, 'open' | 'onOpenChange'> & {
    /** Why it asks, and how long the transfer is held. */
    readonly question: TransferQuestion;
    /** Sends the transfer with its purpose. The caller closes the dialog when it returns `done`. A refusal is shown by the form. */
    readonly onHold: (purpose: TransferPurpose) => Promise<TransferHeld>;
    /** Navigates to support. A transfer "to safety" is never sent. */
    readonly onContactSupport: () => void;
  };

const MINUTE = 60;
const HOUR = 3600;

/** Formats full hours as hours, anything else as minutes. */
const formatHoldTime = (seconds: number, texts: typeof brakeTexts): string =>
  seconds % HOUR === 0 ? texts.hours({ count: seconds / HOUR }) : texts.minutes({ count: Math.ceil(seconds / MINUTE) });

/**
 * Asks for the purpose of an unusual transfer and shows the matching warnings before it is sent and held (BRAKE-003 to BRAKE-007). "Do not
 * send", Escape and back are equivalent: nothing is sent.
 */
export function TransferPauseDialog({ question, onHold, onContactSupport, ...overlay }: TransferPauseDialogProps) {
  const texts = useTexts(brakeTexts);
  const [purpose, setPurpose] = useState<TransferPurpose | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [isWarning, setWarning] = useState(false);
  const { busy, outcome, submitOnce, dismiss } = useSubmitOnce<TransferHeld>();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isWarning) title.current?.focus();
  }, [isWarning]);

  const stop = (variant: 'primary' | 'quiet') => (
    <Button variant={variant} fullWidth disabled={busy} onClick={() => overlay.onOpenChange?.(false)}>
      {texts.stop}
    </Button>
  );

  if (!isWarning || purpose === null)
    return (
      <Dialog
        {...overlay}
        title={texts.title}
        icon={warningIcon}
        tone="warning"
        actions={
          <>
            <Button
              fullWidth
              onClick={() => {
                setMissing(purpose === null);
                setWarning(purpose !== null);
              }}
            >
              {texts.goOn}
            </Button>
            {stop('quiet')}
          </>
        }
      >
        <Stack gap={16}>
          {question.reasons.map((reason) => (
            <Text key={reason}>{texts.reasons[reason]}</Text>
          ))}
          <RadioGroup
            look="plain"
            label={texts.question}
            options={question.purposes.map((value) => ({ value, label: texts.purposes[value] }))}
            value={purpose}
            onValueChange={(value) => {
              setPurpose(value);
              setMissing(false);
            }}
            issue={isMissing ? texts.choose : undefined}
          />
        </Stack>
      </Dialog>
    );

  const hold = (
    <Button
      variant="secondary"
      fullWidth
      busy={busy}
      onClick={() =>
        void submitOnce(async () => {
          dismiss();
          return onHold(purpose);
        })
      }
    >
      {question.seconds === 0 ? texts.send : texts.sendAndHold}
    </Button>
  );
  return (
    <Dialog {...overlay} closable={!busy}>
      <DialogIcon icon={warningIcon} tone="warning" />
      <DialogTitle ref={title} tabIndex={-1}>
        {texts.warningTitle}
      </DialogTitle>
      <DialogBody>
        <Stack gap={16}>
          <Text>{texts.warnings[purpose]}</Text>
          {purpose === 'safety' || question.seconds === 0 ? null : (
            <Text tone="secondary">{texts.hold({ time: formatHoldTime(question.seconds, texts) })}</Text>
          )}
          <FailureNotice failure={outcome?.kind === 'failed' ? outcome.failure : null} />
        </Stack>
      </DialogBody>
      <DialogActions>
        {stop('primary')}
        {purpose === 'safety' ? (
          <Button variant="secondary" fullWidth onClick={onContactSupport}>
            {texts.support}
          </Button>
        ) : (
          hold
        )}
      </DialogActions>
    </Dialog>
  );
}
