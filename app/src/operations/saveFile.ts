/** Time for the browser to start a download before its URL is revoked. */
const REVOKE_AFTER_MS = 60_000;

/**
 * Saves a file with the browser's downloads.
 * @param name used when the file has no name of its own
 */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = href;
  link.download = file instanceof File ? file.name : name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_AFTER_MS);
}
