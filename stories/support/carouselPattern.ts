import { expect, userEvent, within } from 'storybook/test';

/**
 * APG carousel with dots: arrow keys move and stop at the ends, and Home returns to the start. The dot of the current slide has the focus.
 */
export async function playCarouselPattern(carousel: HTMLElement, count: number): Promise<void> {
  const dot = (slide: number): HTMLElement => within(carousel).getByRole('button', { name: `${slide} of ${count}` });
  const slide = (place: number): HTMLElement => within(carousel).getByRole('group', { name: `${place} of ${count}` });
  await userEvent.tab();
  await expect(dot(1)).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect(slide(1)).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}'.repeat(count));
  await expect(slide(count)).toBeInTheDocument();
  await expect(dot(count)).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect(slide(1)).toBeInTheDocument();
}
