/** Thrown when the customer has cancelled a prompt of the provider. Nothing was done, so forms show no message. */
export const createCancellation = (): DOMException => new DOMException('The customer has cancelled the request', 'AbortError');

export const isCancelledByCustomer = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Runs an action and resolves with its result, or with null when the customer has cancelled it. */
export async function ignoreCancellation<T>(action: () => Promise<T>): Promise<T | null> {
  try {
    return await action();
  } catch (error) {
    if (isCancelledByCustomer(error)) return null;
    throw error;
  }
}
