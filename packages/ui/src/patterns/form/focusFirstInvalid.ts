const FOCUSABLE = 'input:checked, input, select, textarea, button';

/**
 * Gives the focus to the first field of a form that is marked invalid and can take it, in the order of the page: a text field, a picker
 * that is a button, or the chosen (else the first) control of a group. Does nothing in a form whose fields are all valid.
 */
export function focusFirstInvalid(form: HTMLElement | null): void {
  for (const field of form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? []) {
    const controls = [field, field.querySelector<HTMLElement>('input:checked'), field.querySelector<HTMLElement>(FOCUSABLE)];
    for (const control of controls) {
      control?.focus();
      if (control === field.ownerDocument.activeElement) return;
    }
  }
}
