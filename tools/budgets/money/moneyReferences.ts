/** The least code that does the work of a money budget: what a hand would write for this one case, without a check. */

const POWERS: readonly bigint[] = Array.from({ length: 37 }, (_, exponent) => 10n ** BigInt(exponent));

/** An amount of 2 decimals times a rate of `scale` decimals, rounded down. */
export function bareMultiply(units: bigint, rate: bigint, scale: number): bigint {
  return (units * rate) / (POWERS[scale] ?? 1n);
}

/** `1234.50` to 123450n. */
export function bareRead(text: string): bigint {
  const point = text.indexOf('.');
  return BigInt(text.slice(0, point) + text.slice(point + 1));
}

/** 123450n to `1234.50`. */
export function bareWrite(units: bigint): string {
  const isNegative = units < 0n;
  const digits = (isNegative ? -units : units).toString().padStart(3, '0');
  return `${isNegative ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** 123450n to `€1,234.50`. */
export function bareDisplay(units: bigint): string {
  const isNegative = units < 0n;
  const digits = (isNegative ? -units : units).toString().padStart(3, '0');
  let whole = digits.slice(0, -2);
  let grouped = '';
  while (whole.length > 3) {
    grouped = `,${whole.slice(-3)}${grouped}`;
    whole = whole.slice(0, -3);
  }
  return `${isNegative ? '\u2212' : ''}€${whole}${grouped}.${digits.slice(-2)}`;
}

/** PBKDF2 with SHA-512, 10,000 iterations, 256 bits, straight from the platform. */
export async function bareHash(password: string): Promise<ArrayBuffer> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, ['deriveBits']);
  return crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-512', salt, iterations: 10_000 }, key, 256);
}
