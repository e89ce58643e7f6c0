/** The customer has cancelled what the provider wanted to know of them: nothing was done. Forms say nothing of it. */
export const cancelledByCustomer = (): DOMException => new DOMException('The customer has cancelled the request', 'AbortError');

export const isCancelledByCustomer = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** The result of an action that nothing waits for; null where the customer has cancelled it. */
export async function ignoreCancellation<T>(action: () => Promise<T>): Promise<T | null> {
  try {
    return await action();
  } catch (error) {
    if (isCancelledByCustomer(error)) return null;
    throw error;
  }
}
