import { expect, userEvent } from 'storybook/test';

type DisclosureUnderTest = {
  /** Must be the first Tab stop of the story. */
  readonly opener: HTMLElement;
  /** The first control inside, or null while closed. */
  readonly inside: () => HTMLElement | null;
};

/** APG accordion and disclosure: Enter opens, Tab continues inside, Space closes. Closed content is not in the DOM. */
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
