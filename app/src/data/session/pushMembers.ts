import type { Services } from '../../providers/Services.ts';

type PushMembers = { readonly onesignal_id?: string | null; readonly onesignal_consent?: boolean };

/**
 * Returns the push identifier and consent for a sign-in. Both are omitted outside the wrapper and when they cannot be read (AUTH-012,
 * D-AUTH-06).
 */
export async function pushMembers({ push }: Pick<Services, 'push'>): Promise<PushMembers> {
  const device = await push.read().catch(() => null);
  return device === null ? {} : { onesignal_id: device.id, onesignal_consent: device.consent };
}
