import type { UserInfo } from '@wallet/contract/customer/user-info';

/** Given and family name, without unknown parts. Null when both are unknown (D-USR-14, D-PROF-02). */
export function toFullName(dossier: UserInfo['dossier']): string | null {
  const parts = [dossier?.personal.givenName, dossier?.personal.familyName].filter((part) => typeof part === 'string' && part !== '');
  return parts.length === 0 ? null : parts.join(' ');
}
