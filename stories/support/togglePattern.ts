import { expect, userEvent } from 'storybook/test';

/** Native checkbox and switch: reached with Tab, toggled with Space and by clicking the label. */
export async function playTogglePattern(control: HTMLElement, words: HTMLElement): Promise<void> {
  await userEvent.tab();
  await expect(control).toHaveFocus();
  await expect(control).not.toBeChecked();
  await userEvent.keyboard(' ');
  await expect(control).toBeChecked();
  await userEvent.click(words);
  await expect(control).not.toBeChecked();
}
