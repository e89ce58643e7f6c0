/**
 * The differences between the tokens of the reference pictures and today's, one per line, so that even a token in no picture cannot change
 * unnoticed.
 */
export function findChangedTokens(drawn: string, now: string): readonly string[] {
  if (drawn === now) return [];
  const [before, present] = [drawn.split('\n'), now.split('\n')];
  const [earlier, current] = [new Set(before), new Set(present)];
  const changes = [
    ...before.filter((line) => !current.has(line)).map((line) => `- ${line.trim()}`),
    ...present.filter((line) => !earlier.has(line)).map((line) => `+ ${line.trim()}`),
  ];
  return changes.length === 0 ? ['their order'] : changes;
}
