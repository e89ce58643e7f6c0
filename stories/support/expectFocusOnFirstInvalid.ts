import { expect, waitFor } from 'storybook/test';

type Keyboard = { readonly userEvent: { readonly keyboard: (keys: string) => Promise<void> } };

/**
 * The first field that is marked invalid and can take the focus has it, in the page or in the dialog over it: itself, or a control of its
 * group.
 * @param name of that field
 * @param issue what the field says, as a part of its description; left out where the caller has read it
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
 * A refusal has given the focus to its text field, which says it and still holds what was typed.
 * @param value the text of the field
 */
export async function expectRefusal(name: string | RegExp, issue: string, value: string): Promise<void> {
  await expectFocusOnFirstInvalid(name, issue);
  await expect(document.activeElement).toHaveValue(value);
}

/** The same, and the next key ends the refusal; a story with a picture leaves the key to another one. */
export async function expectRefusedField({ userEvent }: Keyboard, name: string | RegExp, issue: string, value: string): Promise<void> {
  await expectRefusal(name, issue, value);
  const field = document.activeElement;
  await userEvent.keyboard('{End}{Backspace}');
  await waitFor(() => expect(field).not.toHaveAccessibleDescription(expect.stringContaining(issue)));
}
