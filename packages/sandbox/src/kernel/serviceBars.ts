import type { Customer } from './authenticate.ts';
import { refuse, type Refusal } from './refusal.ts';
import type { Settings } from './settings.ts';

export type Service = 'cards_disabled' | 'banks_disabled' | 'exchange_disabled';

/** Refuses if the operator has switched the service off, as of the time of the call (RULE-033). */
export function refuseSwitchedOff(settings: Settings, service: Service): Refusal | undefined {
  return settings.isOn(service) ? refuse('switchedOff') : undefined;
}

/** Refuses what requires a verified address: bank transfers and the fiat exchange (RULE-023). */
export function refuseUnverifiedAddress({ address_status: status }: Customer): Refusal | undefined {
  if (status === 'success') return undefined;
  return refuse(status === 'pending' ? 'addressPending' : 'addressNeeded');
}
