/** Saves a text to the browser's downloads. */
export function saveFile(text: string, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The download keeps its data, so the URL is no longer needed.
  setTimeout(() => URL.revokeObjectURL(url));
}
