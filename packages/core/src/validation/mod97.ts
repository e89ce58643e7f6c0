/**
 * Remainder by 97 of a text of digits and upper-case letters, a letter counting as two digits (A is 10, Z is 35): ISO 7064,
 * which IBAN and LEI are checked by. The remainder is carried along, so no number grows.
 */
export function mod97(text: string): number {
  let remainder = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}
