const MARK = '[removed]';

/**
 * Patterns of data that must never reach a log (RULE-036), most specific first: tokens, e-mails, IBANs, keys and addresses, phones, then
 * any run of digits that could be a card or a code.
 */
const patterns: readonly RegExp[] = [
  /\beyJ[\w-]+\.[\w-]+(?:\.[\w-]+)?/g,
  /\brt_[\w-]{20,}/g,
  /\bBearer\s+\S+/gi,
  /(?<=\b(?:password|pin|code|token|secret)["']?\s*[:=]\s*["']?)[^\s"',}]+/gi,
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /\b[A-Z]{2}\d{2}(?:\s?[A-Z0-9]){11,30}\b/gi,
  /\b0x[\da-f]{16,}\b/gi,
  /\b[\w+/-]{40,}={0,2}/g,
  /\+\d[\d\s()-]{3,20}\d/g,
  /\b(?:\d[ -]?){12,19}\b/g,
  /\b\d{4,8}\b/g,
];

/** Replaces passwords, codes, tokens, keys, IBANs, card numbers, phones and e-mails by a mark (API-084, RULE-036). */
export function removePrivateData(text: string): string {
  return patterns.reduce((rest, pattern) => rest.replaceAll(pattern, MARK), text);
}
