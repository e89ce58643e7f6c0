import { useEffect, useRef, type RefObject, useEffectEvent } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import type { AccessRefused } from '../../patterns/access/AccessIssue.ts';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import { useSubmitOnce } from '../../patterns/form/useSubmitOnce.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { loginTexts } from './login.texts.ts';
import type { LoginScreenProps } from './LoginScreen.types.ts';

type Answer = CallOutcome<never, AccessRefused>;
export type PasskeyProps = Pick<LoginScreenProps, 'onPasskey' | 'onPasskeyOffer'>;

/**
 * Offers passkeys in the autofill list of the step's field while the step is shown. An offer without a result is not reported (SCA-009).
 * @param onAnswer receives the result of a passkey chosen from that list
 * @returns ends the offer, for when the button is pressed or a form is submitted
 */
export function usePasskeyOffer(onPasskeyOffer: PasskeyProps['onPasskeyOffer'], onAnswer: (answer: Answer) => void): () => void {
  const offer = useRef<AbortController>(null);
  const report = useEffectEvent(onAnswer);
  const wait = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    const answer = await onPasskeyOffer?.(signal);
    if (answer !== undefined && answer !== null && !signal.aborted) report(answer);
  });
  const isOffered = onPasskeyOffer !== undefined;
  useEffect(() => {
    if (!isOffered) return undefined;
    const controller = new AbortController();
    offer.current = controller;
    void wait(controller.signal);
    return () => controller.abort();
  }, [isOffered]);
  return () => offer.current?.abort();
}

type PasskeyButtonProps = Required<Pick<PasskeyProps, 'onPasskey'>> & {
  /** Called before the sheet opens, to end a passkey offer in the form. */
  readonly onPress: () => void;
  readonly onAnswer: (answer: Answer) => void;
  /** Keeps its place but cannot be used. @default false */
  readonly inert?: boolean;
};

/** Logs in without a phone (SCA-008). Cancelling the sheet shows no message and returns the focus to the button. */
export function PasskeyButton({ inert, onPasskey, onPress, onAnswer }: PasskeyButtonProps) {
  const texts = useTexts(loginTexts);
  const button: RefObject<HTMLButtonElement | null> = useRef(null);
  const { busy, submitOnce } = useSubmitOnce();
  const logIn = (): void =>
    void submitOnce(async () => {
      onPress();
      const answer = await onPasskey?.();
      if (answer === undefined || answer === null) button.current?.focus();
      else onAnswer(answer);
      return null;
    });
  return (
    <Button ref={button} inert={inert} variant="quiet" fullWidth busy={busy} onClick={logIn}>
      {texts.byPasskey}
    </Button>
  );
}
