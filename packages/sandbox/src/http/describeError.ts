const SQL_STATE = /^[0-9A-Z]{5}$/;

/**
 * Describes an error safely for printing: its kind and where it was thrown. The text of a database error is left out, because it can
 * contain a customer's values.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'A value that is no error was thrown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  return [SQL_STATE.test(code) ? `${error.name} ${code}` : `${error.name}: ${error.message}`, ...frames].join('\n');
}

/** Reports an error to the operator, without any customer data. */
export function reportError(error: unknown, where: string): void {
  process.stderr.write(`${where}: ${describeError(error)}\n`);
}
