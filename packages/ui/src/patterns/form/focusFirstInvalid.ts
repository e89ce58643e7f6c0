const FOCUSABLE = 'input:checked, input, select, textarea, button';

/**
 * Gives the focus to the first field of a form that is marked invalid, in the order of the page: a text field, a picker that is a
 * button, or the chosen (else the first) control of a group. Does nothing in a form whose fields are all valid.
 */
export function focusFirstInvalid(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.focus();
  if (field !== form?.ownerDocument.activeElement) {
    (field?.querySelector<HTMLElement>('input:checked') ?? field?.querySelector<HTMLElement>(FOCUSABLE))?.focus();
  }
}
