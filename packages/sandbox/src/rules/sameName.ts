/** A name's words without case, order and accents: how a sender or a cardholder is compared with the customer (RULE-007, RULE-008). */
function wordsOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
  return plain
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ');
}

export function isSameName(left: string, right: string): boolean {
  return wordsOf(left) === wordsOf(right);
}
