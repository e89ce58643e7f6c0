/**
 * A broken invariant: something that our own code promised cannot be true. It is never shown as a refusal; the error
 * boundary and monitoring take it. The message says what happened, why that is a problem, and what to do.
 */
export class ProgrammingError extends Error {
  override readonly name = 'ProgrammingError';
}
