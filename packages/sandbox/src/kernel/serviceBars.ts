import type { Customer } from './authenticate.ts';
import { refuse, type Refusal } from './refusal.ts';
import type { Settings } from './settings.ts';

export type Service = 'cards_disabled' | 'banks_disabled' | 'exchange_disabled';

/** Whether the operator has switched the service off, read at the time of the call (RULE-033). */
export function switchBar(settings: Settings, service: Service): Refusal | undefined {
  return settings.isOn(service) ? refuse('switchedOff') : undefined;
}

/** What needs a verified address waits for it: transfers by bank and the exchange of fiat (RULE-023). */
export function addressBar({ address_status: status }: Customer): Refusal | undefined {
  if (status === 'success') return undefined;
  return refuse(status === 'pending' ? 'addressPending' : 'addressNeeded');
}
