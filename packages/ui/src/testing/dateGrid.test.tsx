import { userEvent } from 'storybook/test';
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Calendar } from '../components/DateField/Calendar.tsx';
import { dateFieldTexts } from '../components/DateField/DateField.texts.ts';
import { setUpPage } from './renderSample.tsx';

setUpPage();
afterEach(() => {
  document.documentElement.style.direction = '';
});
const setRightToLeft = (): void => void (document.documentElement.style.direction = 'rtl');

const getFocusedDay = (): string | undefined =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset['day'] : undefined;

/** ARIA date grid. */
describe('Calendar', () => {
  const picked = vi.fn<(day: string) => void>();
  const show = (more: object = {}): void => {
    picked.mockReset();
    render(<Calendar value="2026-11-18" onPick={picked} today="2026-11-21" words={dateFieldTexts} {...more} />);
  };
  const after = async (keys: string, more: object = {}): Promise<string | undefined> => {
    show(more);
    await userEvent.keyboard(keys);
    return getFocusedDay();
  };

  it('is a grid named by its month', () => {
    show();
    expect(screen.getAllByRole('grid', { name: 'November 2026' })).toHaveLength(1);
  });
  it('focuses the selected day', () => {
    show();
    expect(getFocusedDay()).toBe('2026-11-18');
  });
  it('focuses today when no day is selected', () => {
    show({ value: '' });
    expect(getFocusedDay()).toBe('2026-11-21');
  });
  it('focuses the last selectable day when today is out of range', () => {
    show({ value: '', max: '2026-11-10' });
    expect(getFocusedDay()).toBe('2026-11-10');
  });
  it('has a single tab stop', () => {
    show();
    expect([...document.querySelectorAll<HTMLElement>('[data-day]')].filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });
  it('moves to the next day with Right', async () => expect(await after('{ArrowRight}')).toBe('2026-11-19'));
  it('moves to the previous day with Left', async () => expect(await after('{ArrowLeft}')).toBe('2026-11-17'));
  it('swaps the arrow keys in right-to-left languages', async () => {
    setRightToLeft();
    expect(await after('{ArrowLeft}')).toBe('2026-11-19');
  });
  it('moves to the next week with Down', async () => expect(await after('{ArrowDown}')).toBe('2026-11-25'));
  it('moves to the previous week with Up', async () => expect(await after('{ArrowUp}')).toBe('2026-11-11'));
  it('moves to Monday with Home', async () => expect(await after('{Home}')).toBe('2026-11-16'));
  it('moves to Sunday with End', async () => expect(await after('{End}')).toBe('2026-11-22'));
  it('moves to the next month with Page Down', async () => expect(await after('{PageDown}')).toBe('2026-12-18'));
  it('moves to the previous month with Page Up', async () => expect(await after('{PageUp}')).toBe('2026-10-18'));
  it('moves to the previous year with Shift and Page Up', async () => expect(await after('{Shift>}{PageUp}{/Shift}')).toBe('2025-11-18'));
  it('moves past the end of a month', async () => expect(await after('{ArrowDown}{ArrowDown}')).toBe('2026-12-02'));
  it('stops at the first selectable day', async () => expect(await after('{ArrowUp}', { min: '2026-11-15' })).toBe('2026-11-15'));
  it('stops at the last selectable day', async () => expect(await after('{PageDown}', { max: '2026-11-21' })).toBe('2026-11-21'));
  it('picks a day with Enter', async () => {
    await after('{ArrowRight}{Enter}');
    expect(picked.mock.calls).toEqual([['2026-11-19']]);
  });
  it('picks a day with a press', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: '3 November 2026' }));
    expect(picked.mock.calls).toEqual([['2026-11-03']]);
  });
  it('does not pick a day out of range', async () => {
    show({ max: '2026-11-21' });
    await userEvent.click(screen.getByRole('button', { name: '24 November 2026' }));
    expect(picked).not.toHaveBeenCalled();
  });
  it('disables the month buttons at the ends of the range', () => {
    show({ min: '2026-11-01', max: '2026-11-21' });
    expect(screen.getAllByRole('button', { name: /month/i }).map((button) => button.matches(':disabled'))).toEqual([true, true]);
  });
  it('marks today', () => {
    show();
    expect(document.querySelector('[aria-current="date"]')?.getAttribute('data-day')).toBe('2026-11-21');
  });
  it('highlights the days within a range', () => {
    show({ rangeWith: '2026-11-21' });
    expect([...document.querySelectorAll('[data-between]')].map(({ textContent }) => textContent)).toEqual(['19', '20']);
  });
});
