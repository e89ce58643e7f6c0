import { expect, userEvent, waitFor, within } from 'storybook/test';

type MenuUnderTest = {
  readonly place: HTMLElement;
  readonly opener: HTMLElement;
  /** All commands, in order. The second must have a unique first letter. */
  readonly names: readonly string[];
};

/**
 * APG menu button: Down and Enter open it at the first command, arrow keys wrap around, End and letters jump, Escape returns the focus,
 * Enter runs the command.
 */
export async function playMenuPattern({ place, opener, names }: MenuUnderTest): Promise<void> {
  const [first = '', second = ''] = names;
  const command = (name: string): HTMLElement => within(place).getByRole('menuitem', { name });
  opener.focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(command(first)).toHaveFocus());
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{End}');
  await expect(command(names.at(-1) ?? '')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect(command(first)).toHaveFocus();
  await userEvent.keyboard(second.slice(0, 1).toLowerCase());
  await expect(command(second)).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(command(first)).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(within(place).queryByRole('menu')).toBeNull());
}
