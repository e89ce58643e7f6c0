/** Whole digits in groups of three, parted by commas: `1234567` is `1,234,567`. */
export function groupDigits(digits: string): string {
  if (digits.length < 4) return digits;
  let end = digits.length - 3;
  let grouped = digits.slice(end);
  for (; end > 3; end -= 3) grouped = `${digits.slice(end - 3, end)},${grouped}`;
  return `${digits.slice(0, end)},${grouped}`;
}
