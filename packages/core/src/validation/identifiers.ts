/** Whether the text is a uuid, of any version and case. @see FMT-020, D-FMT-09 */
export function isUuid(value: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);
}

/**
 * The id of an account, card, bank or provider, from a number or a text of digits; null when it is not a positive whole number.
 * @see FMT-020, D-FMT-09, API 1.4
 */
export function parseId(value: number | string): number | null {
  if (typeof value === 'string' && !/^\d{1,16}$/.test(value)) return null;
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** The two parts of a target, `card:11`; null when the text is none. @see FMT-054, API 3.6 */
export function parseTargetId(value: string): { readonly type: string; readonly id: string } | null {
  const match = /^([a-z_]+):([A-Za-z0-9_-]+)$/.exec(value);
  return match?.[1] === undefined || match[2] === undefined ? null : { type: match[1], id: match[2] };
}

/** Whether the text is a currency code or token symbol. @see API 1.4 */
export function isCurrencyCode(value: string): boolean {
  return /^[A-Z0-9]{2,10}$/.test(value);
}

/** Whether a token (access, refresh, bot check) is there at all. @see FMT-027 */
export function isToken(value: string): boolean {
  return value !== '';
}
