import type { Customer } from '../authenticate.ts';
import type { Settings, SettingValue } from '../settings.ts';

/** Settings that an operator may set for one customer alone. */
export type OwnSetting = 'payee_check' | 'recipient_look_up' | 'scam_brake';

/** A setting as it holds for this customer. */
export function ownSetting(settings: Settings, { settings: own }: Pick<Customer, 'settings'>, key: OwnSetting): SettingValue {
  return own[key] ?? settings.all()[key] ?? false;
}

export const isOnFor = (settings: Settings, customer: Pick<Customer, 'settings'>, key: OwnSetting): boolean =>
  ownSetting(settings, customer, key) === true;

/** Whether the name of a payee is checked, and whether a withdrawal without a check is refused (RULE-041). */
export function payeeCheckOf(settings: Settings, customer: Pick<Customer, 'settings'>): 'off' | 'on' | 'strict' {
  const value = ownSetting(settings, customer, 'payee_check');
  return value === 'on' || value === 'strict' ? value : 'off';
}
