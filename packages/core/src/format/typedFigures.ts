/**
 * What a figure with commas may mean as an amount is kept: `1.250,00` and `1,250.00` are both `1250.00`, for a search that knows no language
 * (LANG-014).
 * @returns none for a word that is no figure, or has no comma
 */
export function typedFigures(word: string): readonly string[] {
  if (!/^-?\d[\d.,]*$/.test(word) || !word.includes(',')) return [];
  return [word.replaceAll(',', ''), word.replaceAll('.', '').replace(',', '.')];
}
