type Rule = readonly [pattern: RegExp, replacement: string];

/** A browser's error message may quote private data, such as a text that was not JSON (D-APP-25). Ids in the form of a uuid are kept. */
const rules: readonly Rule[] = [
  [/[^\s@"'<>]+@[^\s@"'<>]+\.[^\s@"'<>]+/g, '[e-mail]'],
  [/\b(?:eyJ|rt_)[\w.-]+/g, '[token]'],
  [/\b[A-Z]{2}\d{2}(?: ?[A-Z\d]){10,30}\b/g, '[iban]'],
  [/\b(?:0x[\da-f]{16,}|(?:bc1|[13])[a-z\d]{24,})\b/gi, '[address]'],
  [/\+?\d[\d .,()-]{2,}\d/g, '[number]'],
];
const UUID = /([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})/gi;

function applyRules(text: string): string {
  return rules.reduce((said, [pattern, replacement]) => said.replaceAll(pattern, replacement), text);
}

/** Removes phone numbers, e-mails, tokens, account numbers, addresses, codes and amounts from a text. */
export function hidePrivate(text: string): string {
  return text
    .split(UUID)
    .map((part, index) => (index % 2 === 1 ? part : applyRules(part)))
    .join('');
}
