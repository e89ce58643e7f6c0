import { language } from './language.ts';

/** Whole digits in groups of three: `1234567` is `1,234,567`, in German `1.234.567`. */
export function groupDigits(digits: string): string {
  if (digits.length < 4) return digits;
  const { group } = language();
  let end = digits.length - 3;
  let grouped = digits.slice(end);
  for (; end > 3; end -= 3) grouped = `${digits.slice(end - 3, end)}${group}${grouped}`;
  return `${digits.slice(0, end)}${group}${grouped}`;
}
