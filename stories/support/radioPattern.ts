import { expect, userEvent, within } from 'storybook/test';

/**
 * Native radio group: Tab reaches the first option, Space selects it, and the arrow keys wrap around.
 * @param names in order
 */
export async function playRadioPattern(group: HTMLElement, names: readonly string[]): Promise<void> {
  const radio = (name: string): HTMLElement => within(group).getByRole('radio', { name });
  const [first = '', second = ''] = names;
  await userEvent.tab();
  await expect(radio(first)).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect(radio(first)).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  await expect(radio(second)).toBeChecked();
  await expect(radio(second)).toHaveFocus();
}
