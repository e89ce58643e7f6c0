const FOCUSABLE = 'input:checked, input, select, textarea, button';

/**
 * Focuses the first focusable field of a form that is marked invalid, in document order: a text field, a picker button, or the selected
 * (else the first) control of a group. Does nothing when all fields are valid.
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
