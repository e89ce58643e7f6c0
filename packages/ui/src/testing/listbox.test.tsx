import { userEvent } from 'storybook/test';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { OptionList } from '../components/OptionPicker/OptionList.tsx';
import { optionPickerTexts } from '../components/OptionPicker/OptionPicker.texts.ts';
import { setUpPage } from './renderSample.tsx';

setUpPage();

const getActiveText = (): string | null => {
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
    return getActiveText();
  };

  it('focuses its search field', () => {
    const search = show();
    expect(document.activeElement).toBe(search);
  });
  it('connects its search field to its list', () => {
    const list = document.getElementById(show().getAttribute('aria-controls') ?? '');
    expect([list?.getAttribute('role'), list?.getAttribute('aria-label')]).toEqual(['listbox', 'Country']);
  });
  it('starts at the selected option', () => {
    show('mali');
    expect(getActiveText()).toBe('Mali');
  });
  it('starts at the first option when none is selected', () => {
    show();
    expect(getActiveText()).toBe('Chile');
  });
  it('marks only the selected option', () => {
    show('mali');
    expect(screen.getAllByRole('option', { selected: true }).map(({ textContent }) => textContent)).toEqual(['Mali']);
  });
  it('moves to the next option with Down', async () => expect(await after('{ArrowDown}')).toBe('Liberia'));
  it('moves to the previous option with Up', async () => expect(await after('{ArrowUp}', 'mali')).toBe('Lithuania'));
  it('wraps around at the end', async () => expect(await after('{ArrowDown}', 'yemen')).toBe('Chile'));
  it('wraps around at the beginning', async () => expect(await after('{ArrowUp}')).toBe('Yemen'));
  it('moves to the first option with Home', async () => expect(await after('{Home}', 'mali')).toBe('Chile'));
  it('moves to the last option with End', async () => expect(await after('{End}')).toBe('Yemen'));
  it('moves a page down with Page Down', async () => expect(await after('{PageDown}')).toBe('Togo'));
  it('moves a page up with Page Up', async () => expect(await after('{PageUp}', 'yemen')).toBe('Liberia'));
  it('searches while typing and activates the first result', async () => {
    expect(await after('lit', 'mali')).toBe('Lithuania');
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });
  it('announces the number of results', async () => {
    await after('lib');
    expect(screen.getByText('2 options')).toBeDefined();
  });
  it('states that nothing was found and has no active option (APP-032)', async () => {
    expect(await after('zzz')).toBeNull();
    expect(screen.getByText('Nothing was found')).toBeDefined();
  });
  it('picks an option with Enter and closes', async () => {
    await after('{ArrowDown}{Enter}');
    expect([picked.mock.calls, closed.mock.calls.length]).toEqual([[['liberia']], 1]);
  });
  it('picks an option with a press and closes', async () => {
    show();
    await userEvent.click(screen.getByText('Peru'));
    expect([picked.mock.calls, closed.mock.calls.length]).toEqual([[['peru']], 1]);
  });
  it('does not pick a disabled option with Enter', async () => {
    expect(await after('oman{Enter}')).toBe('Oman');
    expect(picked).not.toHaveBeenCalled();
  });
  it('does not pick a disabled option with a press', async () => {
    show();
    await userEvent.click(screen.getByText('Oman'));
    expect(picked).not.toHaveBeenCalled();
  });
  it('marks a disabled option as disabled', () => {
    show();
    expect(screen.getByText('Oman').closest('[role="option"]')?.getAttribute('aria-disabled')).toBe('true');
  });
  it('ignores keys during text composition', () => {
    fireEvent.keyDown(show(), { key: 'Enter', isComposing: true });
    expect(picked).not.toHaveBeenCalled();
  });
  it('ignores browser shortcuts', () => {
    fireEvent.keyDown(show(), { key: 'End', ctrlKey: true });
    expect(getActiveText()).toBe('Chile');
  });
});
