/** Selects the text of an element, for a browser that refuses the clipboard: the customer copies it by hand. */
export function selectContents(element: Element | null): void {
  if (element === null) return;
  const range = document.createRange();
  range.selectNodeContents(element);
  const selection = document.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}
