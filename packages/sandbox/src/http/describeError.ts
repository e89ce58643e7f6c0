const SQL_STATE = /^[0-9A-Z]{5}$/;

/**
 * What may be printed about an error: its kind and where it was thrown. The text of a database error can hold a customer's values, so it is
 * left out.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'A value that is no error was thrown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  return [SQL_STATE.test(code) ? `${error.name} ${code}` : `${error.name}: ${error.message}`, ...frames].join('\n');
}

/** Tells anyone who runs the provider; nothing of a customer's is in it. */
export function reportError(error: unknown, where: string): void {
  process.stderr.write(`${where}: ${describeError(error)}\n`);
}
