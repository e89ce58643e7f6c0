/** Smallest units as a decimal string with exactly `decimals` digits behind the point: `-5n` and 2 give `-0.05`. */
export function writeUnits(units: bigint, decimals: number): string {
  const isNegative = units < 0n;
  const digits = (isNegative ? -units : units).toString().padStart(decimals + 1, '0');
  const sign = isNegative ? '-' : '';
  if (decimals === 0) return sign + digits;
  const whole = digits.length - decimals;
  return `${sign}${digits.slice(0, whole)}.${digits.slice(whole)}`;
}
