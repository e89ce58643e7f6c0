import type { Customer } from '../authenticate.ts';
import type { Settings, SettingValue } from '../settings.ts';

/** Settings that an operator can override for a single customer. */
export type OwnSetting = 'payee_check' | 'recipient_look_up' | 'scam_brake';

/** The customer's own value of a setting, else the general one. */
export function readOwnSetting(settings: Settings, { settings: own }: Pick<Customer, 'settings'>, key: OwnSetting): SettingValue {
  return own[key] ?? settings.all()[key] ?? false;
}

export const isOnFor = (settings: Settings, customer: Pick<Customer, 'settings'>, key: OwnSetting): boolean =>
  readOwnSetting(settings, customer, key) === true;

/** Whether payee names are checked. `strict` also refuses a withdrawal without a check (RULE-041). */
export function readPayeeCheckMode(settings: Settings, customer: Pick<Customer, 'settings'>): 'off' | 'on' | 'strict' {
  const value = readOwnSetting(settings, customer, 'payee_check');
  return value === 'on' || value === 'strict' ? value : 'off';
}
