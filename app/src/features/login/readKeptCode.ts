import type { DeviceStorage } from '../../storage/createDeviceStorage.ts';
import { readKeptCode as readKept } from '../../operations/access/sentCode.ts';
import type { LoginState } from './loginFlow.ts';

/** The code of a login that was on its way when the page was reloaded (D-AUTH-17, D-REG-15). */
export function readKeptCode(storage: DeviceStorage): Extract<LoginState, { name: 'code' }> | null {
  const kept = readKept(storage, 'login');
  return kept === null ? null : { name: 'code', phone: kept.phone, tenantUuid: kept.tenantUuid, code: kept.code };
}
