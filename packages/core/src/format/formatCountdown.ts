/**
 * Time left as mm:ss; minutes go on counting, hours never appear: 600 is `10:00`, 5400 is `90:00`. A part of a second counts whole,
 * so `00:00` is only shown when the time is over.
 * @param seconds left; below zero counts as zero
 * @see FMT-041, D-FMT-23
 */
export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  return `${twoDigits(Math.floor(left / 60))}:${twoDigits(left % 60)}`;
}

function twoDigits(value: number): string {
  return value.toString().padStart(2, '0');
}
