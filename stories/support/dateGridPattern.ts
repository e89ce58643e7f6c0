import { expect, userEvent, waitFor, within } from 'storybook/test';

type GridUnderTest = {
  readonly place: HTMLElement;
  readonly opener: HTMLElement;
  /** Names of the days visited: the initial one, a week before, a month before that, the end of that week. */
  readonly days: readonly [opened: string, weekBefore: string, monthBefore: string, endOfWeek: string];
};

/** APG date grid in a dialog: Up moves by a week, Page Up by a month, End to the end of the week. Enter selects and closes. */
export async function playDateGridPattern({ place, opener, days }: GridUnderTest): Promise<void> {
  const keys = ['{Enter}', '{ArrowUp}', '{PageUp}', '{End}'];
  opener.focus();
  for (const [index, day] of days.entries()) {
    await userEvent.keyboard(keys[index] ?? '');
    await waitFor(() => expect(within(place).getByRole('button', { name: day })).toHaveFocus());
  }
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(within(place).queryByRole('dialog')).toBeNull());
}
