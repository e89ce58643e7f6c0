import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import { Notice } from '../../components/Notice/Notice.tsx';
import type { LoadFailure } from '../../patterns/PageStates/PageState.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { kycTexts } from './kyc.texts.ts';

/** Returns the message for a failed request (ERR-001, ERR-003). */
export function getKycFailureText(failure: LoadFailure, texts: typeof kycTexts): string {
  return { offline: texts.offline, unavailable: texts.unavailable, unexpected: texts.somethingWentWrong }[failure];
}

/** Explains above the button why a step failed. Renders nothing without a failure. */
export function KycFailure({ outcome }: { readonly outcome: CallOutcome<'password'> | null }) {
  const texts = useTexts(kycTexts);
  const text =
    outcome?.kind === 'failed' ? getKycFailureText(outcome.failure, texts) : outcome?.kind === 'refused' ? outcome.message : undefined;
  return text === undefined ? null : (
    <Notice kind="negative" live="assertive">
      {text}
    </Notice>
  );
}
