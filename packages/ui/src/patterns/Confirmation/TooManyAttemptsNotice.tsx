import { formatCountdown } from '@wallet/core/format/formatDates';
import { useState } from 'react';
import { Notice } from '../../components/Notice/Notice.tsx';
import { useSecondsLeft } from '../../components/Timer/useSecondsLeft.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { confirmationTexts } from './confirmation.texts.ts';

const now = (): number => Date.now();

/** Counts down until codes are accepted again. @param seconds counted from mount */
export function TooManyAttemptsNotice({ seconds }: { readonly seconds: number }) {
  const texts = useTexts(confirmationTexts);
  const [endsAt] = useState(() => now() + seconds * 1000);
  const left = useSecondsLeft(endsAt, now);
  return (
    <Notice kind="negative" live="assertive" title={texts.tooMany}>
      {texts.tooManyUntil(formatCountdown(left))}
    </Notice>
  );
}
