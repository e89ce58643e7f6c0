import { userEvent } from 'storybook/test';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Carousel } from '../components/Carousel/Carousel.tsx';
import { setUpPage } from './renderSample.tsx';

setUpPage();
afterEach(() => {
  document.documentElement.style.direction = '';
});
const setRightToLeft = (): void => void (document.documentElement.style.direction = 'rtl');

const swipe = (carousel: HTMLElement, [fromX, fromY]: readonly [number, number], [toX, toY]: readonly [number, number]): void => {
  fireEvent.touchStart(carousel, { touches: [{ clientX: fromX, clientY: fromY }] });
  fireEvent.touchEnd(carousel, { changedTouches: [{ clientX: toX, clientY: toY }] });
};

/** ARIA carousel without rotation. */
describe('Carousel', () => {
  const moved = vi.fn<(slide: number) => void>();
  function Held({ first }: { readonly first: number }) {
    const [value, setValue] = useState(first);
    const move = (slide: number): void => {
      setValue(slide);
      moved(slide);
    };
    return (
      <Carousel label="News" value={value} onValueChange={move}>
        {['One', 'Two', 'Three'].map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Carousel>
    );
  }
  const show = (first = 0): HTMLElement => {
    moved.mockReset();
    render(<Held first={first} />);
    return screen.getByRole('region', { name: 'News' });
  };
  const after = async (keys: string, first = 0): Promise<readonly unknown[]> => {
    show(first);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    return [moved.mock.lastCall?.[0], document.activeElement?.getAttribute('aria-label')];
  };

  it('has the role description "carousel"', () => expect(show().getAttribute('aria-roledescription')).toBe('carousel'));
  it('shows one slide and its position', () => {
    show(1);
    expect(screen.getByRole('group', { name: '2 of 3' }).textContent).toBe('Two');
    expect(screen.queryByText('One')?.closest('[hidden]')).not.toBeNull();
  });
  it('marks the dot of the current slide', () => {
    show(1);
    expect(screen.getAllByRole('button').map((dot) => dot.getAttribute('aria-current'))).toEqual(['false', 'true', 'false']);
  });
  it('has a single tab stop', async () => {
    show(1);
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('2 of 3');
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
  });
  it('moves to the next slide with Right', async () => expect(await after('{ArrowRight}')).toEqual([1, '2 of 3']));
  it('moves to the previous slide with Left', async () => expect(await after('{ArrowLeft}', 2)).toEqual([1, '2 of 3']));
  it('stops at the last slide', async () => expect(await after('{ArrowRight}', 2)).toEqual([undefined, '3 of 3']));
  it('stops at the first slide', async () => expect(await after('{ArrowLeft}')).toEqual([undefined, '1 of 3']));
  it('moves to the first slide with Home', async () => expect(await after('{Home}', 2)).toEqual([0, '1 of 3']));
  it('moves to the last slide with End', async () => expect(await after('{End}')).toEqual([2, '3 of 3']));
  it('swaps the arrow keys in right-to-left languages', async () => {
    setRightToLeft();
    expect(await after('{ArrowLeft}')).toEqual([1, '2 of 3']);
  });
  it('shows the slide of a pressed dot', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: '3 of 3' }));
    expect(moved.mock.calls).toEqual([[2]]);
  });
  it('moves to the next slide with a swipe against the reading direction', () => {
    swipe(show(), [200, 100], [100, 100]);
    expect(moved.mock.calls).toEqual([[1]]);
  });
  it('mirrors the swipe in right-to-left languages', () => {
    setRightToLeft();
    swipe(show(), [100, 100], [200, 100]);
    expect(moved.mock.calls).toEqual([[1]]);
  });
  it('ignores a vertical swipe', () => {
    swipe(show(), [200, 100], [140, 300]);
    expect(moved).not.toHaveBeenCalled();
  });
  it('announces the new slide politely', async () => {
    await after('{ArrowRight}');
    expect(document.querySelector('[aria-live="polite"]')?.textContent).toBe('2 of 3');
  });
});
