import { bindings } from '../kernel/proof/senderConstrained.ts';
import { strengths } from '../kernel/confirmation/strength.ts';
import { initialSettings, type SettingValues } from '../kernel/settings.ts';
import { UnusableValue } from './setBalances.ts';

const payeeModes = ['off', 'on', 'strict'] as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DECIMAL = /^\d{1,10}(\.\d{1,18})?$/;
const AMOUNT = /^\d{1,10}(\.\d{1,2})?$/;
const isRatio = (key: string): boolean => /_(?:rate|relative)$/.test(key);

/** What is wrong with a value in place of the one that a fresh sandbox has; undefined when it can stand there. */
function issueOf(key: string, value: unknown): string | undefined {
  const initial = Object.hasOwn(initialSettings, key) ? initialSettings[key] : undefined;
  if (initial === undefined) return 'There is no such setting';
  if (typeof initial === 'boolean') return typeof value === 'boolean' ? undefined : 'True or false';
  // 0: an unusual transfer is asked about and goes at once.
  if (key === 'brake_pause_seconds') return Number.isInteger(value) && Number(value) >= 0 ? undefined : 'A whole number of seconds';
  if (typeof initial === 'number') return typeof value === 'number' && value > 0 ? undefined : 'A number above zero';
  if (typeof value !== 'string') return 'A text';
  if (key === 'payee_check') return payeeModes.some((mode) => mode === value) ? undefined : payeeModes.join(', ');
  if (key === 'senderConstrained') return bindings.some((word) => word === value) ? undefined : `One of ${bindings.join(', ')}`;
  if (key === 'strongAuthentication') return strengths.some((word) => word === value) ? undefined : `One of ${strengths.join(', ')}`;
  if (DAY.test(initial)) return DAY.test(value) && !Number.isNaN(Date.parse(value)) ? undefined : 'A day, yyyy-MM-dd';
  if (!DECIMAL.test(initial)) return undefined;
  if (isRatio(key)) return DECIMAL.test(value) ? undefined : 'A decimal string';
  return AMOUNT.test(value) ? undefined : 'A decimal string, at most 2 decimals';
}

/** Settings outlive a restart, and every call reads them: one that cannot be used is refused here, not met there. */
export function judgeSettings(changes: SettingValues): void {
  for (const [key, value] of Object.entries(changes)) {
    const issue = issueOf(key, value);
    if (issue !== undefined) throw new UnusableValue(key, issue);
  }
}
