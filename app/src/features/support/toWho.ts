import type { UserInfo } from '@wallet/contract/user-info';
import type { Who } from './useSupportChat.ts';

/** Whom the chat is opened for: the customer by uuid, with the hash that proves it (USR-004, D-MENU-09). */
export function toWho({ uuid, email, dossier, intercomHash }: UserInfo): Who {
  const names = [dossier?.personal.givenName, dossier?.personal.familyName].filter((name) => typeof name === 'string' && name !== '');
  const name = names.length === 0 ? null : names.join(' ');
  return { user: { id: uuid, name, email: email === '' ? null : email }, intercomHash: intercomHash ?? null };
}
