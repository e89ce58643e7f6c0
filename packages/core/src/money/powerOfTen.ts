/** Raising is ten times dearer than looking up; 18 decimals of an amount and 18 of a rate make 36. */
const POWERS: readonly bigint[] = Array.from({ length: 37 }, (_, exponent) => 10n ** BigInt(exponent));

/** Ten to the power of a whole, non-negative exponent. */
export function powerOfTen(exponent: number): bigint {
  return POWERS[exponent] ?? 10n ** BigInt(exponent);
}
