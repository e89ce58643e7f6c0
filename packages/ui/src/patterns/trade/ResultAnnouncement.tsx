import { useEffect, useState } from 'react';
import { formatMoney } from '@wallet/core/format/formatMoney';
import type { Money } from '@wallet/core/money/money';
import { LiveRegion } from '../../foundations/LiveRegion/LiveRegion.tsx';
import { useLocale } from '../../texts/Locale.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { tradeWayTexts } from './tradeWay.texts.ts';

/** How long typing has to pause before the result is announced (MKT-012). */
const SETTLE_DELAY_MS = 1000;

export type ResultNewsProps = {
  readonly typed: string;
  readonly given: Money | null;
  readonly received: Money | null;
};

/** Announces the result of an amount once it is typed, and not on every keystroke or later price. */
export function ResultAnnouncement({ typed, given, received }: ResultNewsProps) {
  const locale = useLocale();
  const texts = useTexts(tradeWayTexts);
  const settled = useDebouncedText(typed);
  const sentence =
    given === null || received === null
      ? ''
      : texts.arrives({ received: formatMoney(received, locale), given: formatMoney(given, locale) });
  const [said, setSaid] = useState({ typed: '', sentence: '' });
  if (said.typed !== settled) setSaid({ typed: settled, sentence });
  return <LiveRegion>{said.sentence}</LiveRegion>;
}

/** Returns the text once it has not changed for a while, '' before. */
function useDebouncedText(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
