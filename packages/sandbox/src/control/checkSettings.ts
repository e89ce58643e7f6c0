import { bindings } from '../kernel/proof/proofs.ts';
import { strengths } from '../kernel/confirmation/risk.ts';
import { curves, isCurve } from '../kernel/wallet/curves.ts';
import { initialSettings, type SettingValues } from '../kernel/settings.ts';
import { UnusableValue } from './readControl.ts';

const payeeModes = ['off', 'on', 'strict'] as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DECIMAL = /^\d{1,10}(\.\d{1,18})?$/;
const AMOUNT = /^\d{1,10}(\.\d{1,2})?$/;
const isRatio = (key: string): boolean => /_(?:rate|relative)$/.test(key);

const ORIGIN = /^https?:\/\/[a-z\d.-]+(?::\d+)?$/i;
const isText = (value: unknown): value is string => typeof value === 'string';
const isAddress = (value: unknown): boolean => isText(value) && URL.canParse(value.replaceAll(/[{}]/g, ''));
const isOrigin = (value: unknown): boolean => isText(value) && ORIGIN.test(value);

/** Checks for settings whose type cannot be derived from the initial value, with the message for a wrong value. */
const settingChecks: Readonly<Record<string, { readonly is: (value: unknown) => boolean; readonly words: string }>> = {
  kyc_frame_url: { is: (value) => value === null || value === '' || isAddress(value), words: 'An absolute address, or null' },
  bot_verify_url: { is: (value) => value === null || isAddress(value), words: 'An absolute address, or null' },
  bot_verify_secret: { is: (value) => value === null || (isText(value) && value !== ''), words: 'A text, or null' },
  intercom_secret: { is: (value) => value === null || (isText(value) && value !== ''), words: 'A text, or null' },
  icon_base: { is: (value) => value === '' || isOrigin(value), words: 'An origin, or empty' },
  cors_origins: { is: (value) => Array.isArray(value) && value.every(isOrigin), words: 'A list of origins' },
  signing_curves: {
    is: (value) =>
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      Object.entries(value).every(([network, curve]) => ['BTC', 'ETH'].includes(network) && isCurve(curve)),
    words: `For BTC and ETH one of ${curves.join(', ')}`,
  },
};

/** Returns what is wrong with a value, compared with the initial value of the setting; undefined when it is usable. */
function findIssue(key: string, value: unknown): string | undefined {
  const initial = Object.hasOwn(initialSettings, key) ? initialSettings[key] : undefined;
  if (initial === undefined) return 'There is no such setting';
  const form = settingChecks[key];
  if (form !== undefined) return form.is(value) ? undefined : form.words;
  if (typeof initial === 'boolean') return typeof value === 'boolean' ? undefined : 'True or false';
  // 0: the customer is asked about an unusual transfer, which is then sent without a hold.
  if (key === 'brake_pause_seconds') return Number.isInteger(value) && Number(value) >= 0 ? undefined : 'A whole number of seconds';
  if (typeof initial === 'number') return typeof value === 'number' && value > 0 ? undefined : 'A number above zero';
  if (typeof value !== 'string') return 'A text';
  if (key === 'payee_check') return payeeModes.some((mode) => mode === value) ? undefined : payeeModes.join(', ');
  if (key === 'senderConstrained') return bindings.some((word) => word === value) ? undefined : `One of ${bindings.join(', ')}`;
  if (key === 'strongAuthentication') return strengths.some((word) => word === value) ? undefined : `One of ${strengths.join(', ')}`;
  if (typeof initial !== 'string') return 'There is no such setting';
  if (DAY.test(initial)) return DAY.test(value) && !Number.isNaN(Date.parse(value)) ? undefined : 'A day, yyyy-MM-dd';
  if (!DECIMAL.test(initial)) return undefined;
  if (isRatio(key)) return DECIMAL.test(value) ? undefined : 'A decimal string';
  return AMOUNT.test(value) ? undefined : 'A decimal string, at most 2 decimals';
}

/** Refuses unusable settings here, because they outlive a restart and every call reads them. */
export function checkSettings(changes: SettingValues): void {
  for (const [key, value] of Object.entries(changes)) {
    const issue = findIssue(key, value);
    if (issue !== undefined) throw new UnusableValue(key, issue);
  }
}
