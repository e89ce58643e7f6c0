/**
 * The address status as older screens know it: anything but success and pending is an empty text (USR-020). Null: no status is known
 * (D-ACC-10).
 */
export function legacyAddressStatus(status: string): 'success' | 'pending' | '' | null {
  if (status === '') return null;
  return status === 'success' || status === 'pending' ? status : '';
}
