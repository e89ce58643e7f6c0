import { useEffect, useState } from 'react';
import { formatMoney } from '@wallet/core/format/formatMoney';
import type { Money } from '@wallet/core/money/money';
import { LiveRegion } from '../../foundations/LiveRegion/LiveRegion.tsx';
import { useLocale } from '../../texts/Locale.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { tradeWayTexts } from './tradeWay.texts.ts';

/** Nobody has pressed a key for so long: what comes of the amount is said (MKT-012). */
const SETTLES_MS = 1000;

export type ResultNewsProps = {
  /** The amount as it is typed. */
  readonly typed: string;
  readonly given: Money | null;
  readonly received: Money | null;
};

/** Says once what comes of an amount, when it has been typed: not at every key, and not at every price that follows. */
export function ResultNews({ typed, given, received }: ResultNewsProps) {
  const locale = useLocale();
  const texts = useTexts(tradeWayTexts);
  const settled = useSettled(typed);
  const sentence = given === null || received === null ? '' : texts.arrives(formatMoney(received, locale), formatMoney(given, locale));
  const [said, say] = useState({ typed: '', sentence: '' });
  if (said.typed !== settled) say({ typed: settled, sentence });
  return <LiveRegion>{said.sentence}</LiveRegion>;
}

/** A text once nobody has changed it for a while; '' before. */
function useSettled(text: string): string {
  const [settled, settle] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => settle(text), SETTLES_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
