import { userEvent } from 'storybook/test';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { OptionList } from '../components/OptionPicker/OptionList.tsx';
import { optionPickerTexts } from '../components/OptionPicker/OptionPicker.texts.ts';
import { freshPage } from './renderSample.tsx';

freshPage();

const active = (): string | null => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  return id === null ? null : (document.getElementById(id)?.textContent ?? null);
};

/** ARIA combobox with listbox. */
describe('OptionList', () => {
  const labels = ['Chile', 'Liberia', 'Libya', 'Lithuania', 'Mali', 'Oman', 'Peru', 'Spain', 'Togo', 'Yemen'];
  const options = labels.map((label) => ({ value: label.toLowerCase(), label, disabled: label === 'Oman' }));
  const picked = vi.fn<(value: string) => void>();
  const closed = vi.fn();
  const show = (value: string | null = null): HTMLElement => {
    picked.mockReset();
    closed.mockReset();
    render(<OptionList label="Country" words={optionPickerTexts} {...{ options, value }} onValueChange={picked} onPicked={closed} />);
    return screen.getByRole('combobox', { name: 'Search' });
  };
  const after = async (keys: string, value: string | null = null): Promise<string | null> => {
    show(value);
    await userEvent.keyboard(keys);
    return active();
  };

  it('has the focus in its search field', () => {
    const search = show();
    expect(document.activeElement).toBe(search);
  });
  it('ties its search field to its list', () => {
    const list = document.getElementById(show().getAttribute('aria-controls') ?? '');
    expect([list?.getAttribute('role'), list?.getAttribute('aria-label')]).toEqual(['listbox', 'Country']);
  });
  it('begins at what is chosen', () => {
    show('mali');
    expect(active()).toBe('Mali');
  });
  it('begins at the first where nothing is chosen', () => {
    show();
    expect(active()).toBe('Chile');
  });
  it('marks what is chosen, and that alone', () => {
    show('mali');
    expect(screen.getAllByRole('option', { selected: true }).map(({ textContent }) => textContent)).toEqual(['Mali']);
  });
  it('goes to the next one by Down', async () => expect(await after('{ArrowDown}')).toBe('Liberia'));
  it('goes to the one before by Up', async () => expect(await after('{ArrowUp}', 'mali')).toBe('Lithuania'));
  it('goes on round the end', async () => expect(await after('{ArrowDown}', 'yemen')).toBe('Chile'));
  it('goes on round the beginning', async () => expect(await after('{ArrowUp}')).toBe('Yemen'));
  it('goes to the first by Home', async () => expect(await after('{Home}', 'mali')).toBe('Chile'));
  it('goes to the last by End', async () => expect(await after('{End}')).toBe('Yemen'));
  it('goes on by a page by Page Down', async () => expect(await after('{PageDown}')).toBe('Togo'));
  it('goes back by a page by Page Up', async () => expect(await after('{PageUp}', 'yemen')).toBe('Liberia'));
  it('finds by typing, and begins at the first that is found', async () => {
    expect(await after('lit', 'mali')).toBe('Lithuania');
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });
  it('says how many are found', async () => {
    await after('lib');
    expect(screen.getByText('2 options')).toBeDefined();
  });
  it('says that nothing was found, and points at nothing (APP-032)', async () => {
    expect(await after('zzz')).toBeNull();
    expect(screen.getByText('Nothing was found')).toBeDefined();
  });
  it('picks by Enter, and closes', async () => {
    await after('{ArrowDown}{Enter}');
    expect([picked.mock.calls, closed.mock.calls.length]).toEqual([[['liberia']], 1]);
  });
  it('picks by a press, and closes', async () => {
    show();
    await userEvent.click(screen.getByText('Peru'));
    expect([picked.mock.calls, closed.mock.calls.length]).toEqual([[['peru']], 1]);
  });
  it('does not pick by Enter what cannot be chosen', async () => {
    expect(await after('oman{Enter}')).toBe('Oman');
    expect(picked).not.toHaveBeenCalled();
  });
  it('does not pick by a press what cannot be chosen', async () => {
    show();
    await userEvent.click(screen.getByText('Oman'));
    expect(picked).not.toHaveBeenCalled();
  });
  it('says of what cannot be chosen that it cannot', () => {
    show();
    expect(screen.getByText('Oman').closest('[role="option"]')?.getAttribute('aria-disabled')).toBe('true');
  });
  it('leaves the keys of an input method to it', () => {
    fireEvent.keyDown(show(), { key: 'Enter', isComposing: true });
    expect(picked).not.toHaveBeenCalled();
  });
  it('leaves the shortcuts of the browser to it', () => {
    fireEvent.keyDown(show(), { key: 'End', ctrlKey: true });
    expect(active()).toBe('Chile');
  });
});
