import { useEffect, useRef, type RefObject } from 'react';
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
 * Offers passkeys in the list of the step's field as long as the step is there; nobody hears that it came to nothing (SCA-009).
 * @param onAnswer told what a passkey of that list came to
 * @returns ends the offer: the button is pressed, or a form is sent
 */
export function usePasskeyOffer(onPasskeyOffer: PasskeyProps['onPasskeyOffer'], onAnswer: (answer: Answer) => void): () => void {
  const offer = useRef<AbortController>(null);
  const latest = useRef({ onPasskeyOffer, onAnswer });
  useEffect(() => {
    latest.current = { onPasskeyOffer, onAnswer };
  });
  const isOffered = onPasskeyOffer !== undefined;
  useEffect(() => {
    if (!isOffered) return undefined;
    const controller = new AbortController();
    offer.current = controller;
    const wait = async (): Promise<void> => {
      const answer = await latest.current.onPasskeyOffer?.(controller.signal);
      if (answer !== undefined && answer !== null && !controller.signal.aborted) latest.current.onAnswer(answer);
    };
    void wait();
    return () => controller.abort();
  }, [isOffered]);
  return () => offer.current?.abort();
}

type PasskeyButtonProps = Required<Pick<PasskeyProps, 'onPasskey'>> & {
  /** Ends what is asked for beside it, before the sheet opens. */
  readonly onPress: () => void;
  readonly onAnswer: (answer: Answer) => void;
  /** Keeps its place without being there. @default false */
  readonly inert?: boolean;
};

/** Logs in without a phone (SCA-008). A sheet that is cancelled says nothing: the focus is on the button again. */
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
    <Button ref={button} inert={inert} variant="secondary" fullWidth busy={busy} onClick={logIn}>
      {texts.byPasskey}
    </Button>
  );
}
