/** What the clipboard holds; null where the customer or the browser refuses. */
export const readClipboard = (): Promise<string | null> => navigator.clipboard.readText().catch(() => null);
