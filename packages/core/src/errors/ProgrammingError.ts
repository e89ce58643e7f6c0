/**
 * A broken invariant: something that our own code guarantees does not hold. It is never shown as a refusal, but goes to the error boundary
 * and monitoring. The message states what happened, why that is a problem and what to do.
 */
export class ProgrammingError extends Error {
  override readonly name = 'ProgrammingError';
}
