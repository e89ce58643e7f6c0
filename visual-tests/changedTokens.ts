/**
 * What differs between the tokens that the references were drawn with and those of today, one line each. A colour that moves by a few steps
 * is within what two pictures may differ by: the tokens themselves are compared as well, so that none changes unseen.
 */
export function changedTokens(drawn: string, now: string): readonly string[] {
  if (drawn === now) return [];
  const [before, present] = [drawn.split('\n'), now.split('\n')];
  const [known, current] = [new Set(before), new Set(present)];
  const changes = [
    ...before.filter((line) => !current.has(line)).map((line) => `- ${line.trim()}`),
    ...present.filter((line) => !known.has(line)).map((line) => `+ ${line.trim()}`),
  ];
  return changes.length === 0 ? ['their order'] : changes;
}
