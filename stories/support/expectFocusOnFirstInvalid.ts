import { expect, waitFor } from 'storybook/test';

type Keyboard = { readonly userEvent: { readonly keyboard: (keys: string) => Promise<void> } };

/**
 * Expects the focus on the first invalid field that can be focused, or on a control of its group, in the page or in the open dialog.
 * @param name of that field
 * @param issue part of the field's accessible description. Omitted when the caller has already checked it.
 */
export async function expectFocusOnFirstInvalid(name: string | RegExp, issue = ''): Promise<void> {
  await waitFor(async () => {
    const field = document.querySelector('[aria-invalid="true"]:not(:disabled)');
    await expect(field).toHaveAccessibleName(name);
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(issue));
    await expect(field?.contains(document.activeElement)).toBe(true);
  });
}

/**
 * Expects a refused text field to have the focus, show the issue and keep its text.
 * @param value the text of the field
 */
export async function expectRefusal(name: string | RegExp, issue: string, value: string): Promise<void> {
  await expectFocusOnFirstInvalid(name, issue);
  await expect(document.activeElement).toHaveValue(value);
}

/** Like `expectRefusal`, and the next keystroke clears the refusal. A story with a picture leaves the keystroke to another story. */
export async function expectRefusedField({ userEvent }: Keyboard, name: string | RegExp, issue: string, value: string): Promise<void> {
  await expectRefusal(name, issue, value);
  const field = document.activeElement;
  await userEvent.keyboard('{End}{Backspace}');
  await waitFor(() => expect(field).not.toHaveAccessibleDescription(expect.stringContaining(issue)));
}
