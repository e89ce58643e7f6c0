import { userEvent } from 'storybook/test';
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Calendar } from '../components/DateField/Calendar.tsx';
import { dateFieldTexts } from '../components/DateField/DateField.texts.ts';
import { freshPage } from './renderSample.tsx';

freshPage();
afterEach(() => {
  document.documentElement.style.direction = '';
});
const readFromTheRight = (): void => void (document.documentElement.style.direction = 'rtl');

const focused = (): string | undefined =>
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
    return focused();
  };

  it('is a grid with the month’s name', () => {
    show();
    expect(screen.getAllByRole('grid', { name: 'November 2026' })).toHaveLength(1);
  });
  it('has the focus at the day that is chosen', () => {
    show();
    expect(focused()).toBe('2026-11-18');
  });
  it('has it at today where none is chosen', () => {
    show({ value: '' });
    expect(focused()).toBe('2026-11-21');
  });
  it('has it at the last day that can be chosen where today is out of reach', () => {
    show({ value: '', max: '2026-11-10' });
    expect(focused()).toBe('2026-11-10');
  });
  it('is one stop for Tab', () => {
    show();
    expect([...document.querySelectorAll<HTMLElement>('[data-day]')].filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });
  it('goes on by a day by Right', async () => expect(await after('{ArrowRight}')).toBe('2026-11-19'));
  it('goes back by a day by Left', async () => expect(await after('{ArrowLeft}')).toBe('2026-11-17'));
  it('turns its arrows where one reads from the right', async () => {
    readFromTheRight();
    expect(await after('{ArrowLeft}')).toBe('2026-11-19');
  });
  it('goes on by a week by Down', async () => expect(await after('{ArrowDown}')).toBe('2026-11-25'));
  it('goes back by a week by Up', async () => expect(await after('{ArrowUp}')).toBe('2026-11-11'));
  it('goes to Monday by Home', async () => expect(await after('{Home}')).toBe('2026-11-16'));
  it('goes to Sunday by End', async () => expect(await after('{End}')).toBe('2026-11-22'));
  it('goes on by a month by Page Down', async () => expect(await after('{PageDown}')).toBe('2026-12-18'));
  it('goes back by a month by Page Up', async () => expect(await after('{PageUp}')).toBe('2026-10-18'));
  it('goes back by a year by Shift and Page Up', async () => expect(await after('{Shift>}{PageUp}{/Shift}')).toBe('2025-11-18'));
  it('goes over the end of a month', async () => expect(await after('{ArrowDown}{ArrowDown}')).toBe('2026-12-02'));
  it('stops at the first day that can be chosen', async () => expect(await after('{ArrowUp}', { min: '2026-11-15' })).toBe('2026-11-15'));
  it('stops at the last day that can be chosen', async () => expect(await after('{PageDown}', { max: '2026-11-21' })).toBe('2026-11-21'));
  it('picks by Enter', async () => {
    await after('{ArrowRight}{Enter}');
    expect(picked.mock.calls).toEqual([['2026-11-19']]);
  });
  it('picks by a press', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: '3 November 2026' }));
    expect(picked.mock.calls).toEqual([['2026-11-03']]);
  });
  it('does not pick a day that is out of reach', async () => {
    show({ max: '2026-11-21' });
    await userEvent.click(screen.getByRole('button', { name: '24 November 2026' }));
    expect(picked).not.toHaveBeenCalled();
  });
  it('turns no further than the days that can be chosen', () => {
    show({ min: '2026-11-01', max: '2026-11-21' });
    expect(screen.getAllByRole('button', { name: /month/i }).map((button) => button.matches(':disabled'))).toEqual([true, true]);
  });
  it('says which day is today', () => {
    show();
    expect(document.querySelector('[aria-current="date"]')?.getAttribute('data-day')).toBe('2026-11-21');
  });
  it('marks the days between the two of a range', () => {
    show({ rangeWith: '2026-11-21' });
    expect([...document.querySelectorAll('[data-between]')].map(({ textContent }) => textContent)).toEqual(['19', '20']);
  });
});
