import type { Due } from '../../control/answers.ts';

const words: Readonly<Record<string, string>> = {
  order: 'Order',
  identity: 'Identity check of customer',
  address: 'Address of customer',
  iban: 'IBAN of customer',
  retention: 'End of retention of customer',
  travel_rule: 'Travel rule',
  card_payment: 'Card payment',
  report: 'Report',
  referral: 'Referral bonus of order',
};

export const describeDue = ({ kind, subject, what }: Due): string => what ?? `${words[kind] ?? kind} ${subject}`;

const padTwo = (count: number): string => String(count).padStart(2, '0');

/** The duration between two moments: `00:41`, `3 h 05`, `12 days`. */
export function formatDuration(from: string, to: string): string {
  const seconds = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000));
  if (seconds < 3600) return `${padTwo(Math.floor(seconds / 60))}:${padTwo(seconds % 60)}`;
  if (seconds < 172_800) return `${Math.floor(seconds / 3600)} h ${padTwo(Math.floor((seconds % 3600) / 60))}`;
  return `${Math.floor(seconds / 86_400)} days`;
}
