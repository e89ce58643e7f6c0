import { useEffect, useState } from 'react';
import { Notice } from '../../components/Notice/Notice.tsx';
import { pendingIcon } from '../../foundations/Icon/glyphs/pendingIcon.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { cardTopUpTexts } from './cardTopUp.texts.ts';

/** After this the customer is told that it takes longer (D-CARD-13). */
const LONG_AFTER_MS = 10_000;

/** Says that the payment runs; it cannot be closed. */
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
