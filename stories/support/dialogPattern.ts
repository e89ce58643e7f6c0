import { expect, screen, userEvent, waitFor } from 'storybook/test';

type DialogUnderTest = {
  readonly opener: HTMLElement;
  readonly name: string;
};

/** APG modal dialog: focus moves inside, Escape closes the dialog, and the focus returns to the opener. It is announced by its title. */
export async function playDialogPattern({ opener, name }: DialogUnderTest): Promise<void> {
  opener.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name });
  await expect(dialog.matches(':modal')).toBe(true);
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
}
