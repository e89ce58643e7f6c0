import type { DeviceStorage } from '../storage/createDeviceStorage.ts';
import { visitKeys } from '../storage/keys.ts';

/** Maximum length of a stored campaign value (D-REG-22). */
const MAX_CHARACTERS = 255;

function toStoredText(text: string | null): string | undefined {
  return text === null || text === '' ? undefined : text.slice(0, MAX_CHARACTERS);
}

function removeQuery(referrer: string): string {
  return referrer.split(/[?#]/)[0] ?? '';
}

/**
 * Stores where the visitor came from on the first page of the visit. The sign-up needs it even if they visit other pages first (D-APP-22).
 */
export function storeVisit(storage: DeviceStorage, search: URLSearchParams, referrer: string): void {
  const invite = search.get('invite_code') ?? search.get('invite');
  if (invite !== null && invite !== '') storage.write(visitKeys.inviteCode, invite);
  if (storage.read(visitKeys.campaign) !== null) return;
  const campaign = {
    referer: toStoredText(removeQuery(referrer)),
    utm_source: toStoredText(search.get('utm_source')),
    utm_medium: toStoredText(search.get('utm_medium')),
    utm_campaign: toStoredText(search.get('utm_campaign')),
  };
  const given = Object.fromEntries(Object.entries(campaign).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
  storage.write(visitKeys.campaign, given);
}
