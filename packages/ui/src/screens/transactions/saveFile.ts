/** Hands a text to the browser's downloads. */
export function saveFile(text: string, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The download holds on to what it was given; the address is not needed any more.
  setTimeout(() => URL.revokeObjectURL(url));
}
