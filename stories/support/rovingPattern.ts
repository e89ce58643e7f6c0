import { expect, userEvent, waitFor, within } from 'storybook/test';

type RovingUnderTest = {
  readonly row: HTMLElement;
  readonly role: 'tab' | 'radio';
  readonly names: readonly string[];
};

const isChosen = (element: HTMLElement): boolean =>
  element.getAttribute('aria-selected') === 'true' || element.getAttribute('aria-checked') === 'true';

/** APG tabs and radio group: a single tab stop, arrow keys wrap around, Home and End jump, and the focused option is selected. */
export async function playRovingPattern({ row, role, names }: RovingUnderTest): Promise<void> {
  const choices = names.map((name) => within(row).getByRole(role, { name }));
  const [first, second] = choices;
  const last = choices.at(-1);
  if (!first || !second || !last) throw new Error('The pattern needs two choices at least');
  const expectChosen = async (choice: HTMLElement): Promise<void> => {
    await waitFor(() => expect(choice).toHaveFocus());
    await waitFor(() => expect(isChosen(choice)).toBe(true));
    await expect(choices.filter((other) => other.tabIndex === 0)).toEqual([choice]);
  };
  choices.find(isChosen)?.focus();
  await userEvent.keyboard('{Home}');
  await expectChosen(first);
  await userEvent.keyboard('{ArrowRight}');
  await expectChosen(second);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expectChosen(last);
  await userEvent.keyboard('{ArrowRight}');
  await expectChosen(first);
  await userEvent.keyboard('{End}');
  await expectChosen(last);
}
