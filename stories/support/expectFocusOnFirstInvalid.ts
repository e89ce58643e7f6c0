import { expect, waitFor } from 'storybook/test';

/**
 * The first field that is marked invalid, in the page or in the dialog over it, has the focus: itself, or a control of its group.
 * @param name of that field
 */
export async function expectFocusOnFirstInvalid(name: string | RegExp): Promise<void> {
  await waitFor(async () => {
    const field = document.querySelector('[aria-invalid="true"]');
    await expect(field).toHaveAccessibleName(name);
    await expect(field?.contains(document.activeElement)).toBe(true);
  });
}
