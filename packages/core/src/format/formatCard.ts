/** Returns the name of a card without the last digits of its number, which providers append: `Visa` of `Visa 4242`. */
export function getCardName(name: string, lastFour: string): string {
  return (name.endsWith(lastFour) ? name.slice(0, -lastFour.length) : name).replace(/[\s•·*]+$/, '');
}

/**
 * Formats a card: `Visa ·· 4242`, `Travel ·· 0077` (D-FMT-33).
 * @param number as the provider masks it. The last four characters count
 */
export function formatCard(name: string, number: string): string {
  const lastFour = number.slice(-4);
  return `${getCardName(name, lastFour)} ·· ${lastFour}`.trim();
}

/** Formats a text that names a card. Without four digits at its end it is a name that the customer chose, which stays as it is. */
export const formatCardText = (text: string): string => (/\s\d{4}$/.test(text) ? formatCard(text, text) : text);
