import { useEffect, useState } from 'react';
import { Notice } from '../../components/Notice/Notice.tsx';
import { pendingIcon } from '../../foundations/Icon/glyphs/pendingIcon.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { cardTopUpTexts } from './cardTopUp.texts.ts';

/** Time after which the notice adds that the payment takes longer (D-CARD-13). */
const LONG_AFTER_MS = 10_000;

/** Shows that the payment is running. It cannot be closed. */
export function Processing() {
  const texts = useTexts(cardTopUpTexts);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Notice kind="info" icon={pendingIcon} live="polite" title={texts.processing}>
      {isLong ? texts.processingLong : undefined}
    </Notice>
  );
}
