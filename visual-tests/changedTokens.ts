/**
 * What differs between the tokens that the references were drawn with and those of today, one line each: a token that no picture shows must
 * not change unseen either.
 */
export function changedTokens(drawn: string, now: string): readonly string[] {
  if (drawn === now) return [];
  const [before, present] = [drawn.split('\n'), now.split('\n')];
  const [earlier, current] = [new Set(before), new Set(present)];
  const changes = [
    ...before.filter((line) => !current.has(line)).map((line) => `- ${line.trim()}`),
    ...present.filter((line) => !earlier.has(line)).map((line) => `+ ${line.trim()}`),
  ];
  return changes.length === 0 ? ['their order'] : changes;
}
