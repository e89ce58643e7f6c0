import { expect, userEvent } from 'storybook/test';

/** Native checkbox and switch: reached by Tab, turned by Space and by a press on its words. */
export async function playTogglePattern(control: HTMLElement, words: HTMLElement): Promise<void> {
  await userEvent.tab();
  await expect(control).toHaveFocus();
  await expect(control).not.toBeChecked();
  await userEvent.keyboard(' ');
  await expect(control).toBeChecked();
  await userEvent.click(words);
  await expect(control).not.toBeChecked();
}
