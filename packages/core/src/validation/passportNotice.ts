/**
 * Country codes whose customers see the passport notice at sign-up (LIM-061).
 */
export const passportNoticePrefixes = ['+994', '+374', '+375', '+996', '+373', '+992', '+993', '+998', '+380', '+7'] as const;

/** Whether the passport notice is shown for a normalised phone. */
export function hasPassportNotice(phone: string): boolean {
  return passportNoticePrefixes.some((prefix) => phone.startsWith(prefix));
}
