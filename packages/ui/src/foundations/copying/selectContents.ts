/** Selects the text of an element, so that the customer can copy it manually when the browser refuses the clipboard. */
export function selectContents(element: Element | null): void {
  if (element === null) return;
  const range = document.createRange();
  range.selectNodeContents(element);
  const selection = document.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}
