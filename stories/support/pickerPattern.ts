import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

type PickerUnderTest = {
  /** The closed field or button that opens it. */
  readonly opener: HTMLElement;
  readonly name: string;
  /** All labels, in order. */
  readonly options: readonly string[];
};

const getActiveOption = (): HTMLElement | null => {
  const id = document.activeElement?.getAttribute('aria-activedescendant');
  return id ? document.getElementById(id) : null;
};

/**
 * APG combobox with listbox: arrow keys move, Home and End jump, typing searches, Enter selects, Escape closes. The focus returns to the
 * opener.
 */
export async function playPickerPattern({ opener, name, options }: PickerUnderTest): Promise<void> {
  const [first = '', second = ''] = options;
  const last = options.at(-1) ?? '';
  opener.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name });
  const search = within(dialog).getByRole('combobox');
  search.focus();
  await expect(within(dialog).getAllByRole('option')).toHaveLength(options.length);

  await userEvent.keyboard('{Home}');
  await waitFor(() => expect(getActiveOption()).toHaveTextContent(first));
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(getActiveOption()).toHaveTextContent(second));
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await waitFor(() => expect(getActiveOption()).toHaveTextContent(last));
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(getActiveOption()).toHaveTextContent(last));

  await userEvent.keyboard(second.slice(0, 3));
  await waitFor(() => expect(getActiveOption()).toHaveTextContent(second));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());

  await userEvent.keyboard('{Enter}');
  const again = await screen.findByRole('dialog', { name });
  within(again).getByRole('combobox').focus();
  await userEvent.keyboard(second.slice(0, 3));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
  await waitFor(() => expect(opener).toHaveTextContent(second));
  await waitFor(() => expect(opener).toHaveFocus());
}
