/** How long the browser may take to begin with a download before its address is given back. */
const KEPT_MS = 60_000;

/** Hands a file to the browser's downloads. @param name used where the file brings none */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = href;
  link.download = file instanceof File ? file.name : name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS);
}
