/** Hands a text and the page's address to the device's share sheet; a customer who closes the sheet has said no, nothing failed. */
export function sharePage(text: string): void {
  navigator.share({ text, url: location.href }).catch(() => undefined);
}
