import { expect, userEvent } from 'storybook/test';

type DisclosureUnderTest = {
  /** The button that opens it; the first Tab stop of the story. */
  readonly opener: HTMLElement;
  /** The first control inside, while it is open. */
  readonly inside: () => HTMLElement | null;
};

/** APG accordion and disclosure: Enter opens, Tab goes on inside, Space closes; what is closed is not there. */
export async function playDisclosurePattern({ opener, inside }: DisclosureUnderTest): Promise<void> {
  await userEvent.tab();
  await expect(opener).toHaveFocus();
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Enter}');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await userEvent.tab();
  await expect(inside()).toHaveFocus();
  await userEvent.tab({ shift: true });
  await userEvent.keyboard(' ');
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await expect(inside()).toBeNull();
}
