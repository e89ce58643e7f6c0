import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setUpPage } from '../../../testing/renderSample.tsx';
import { SearchBar } from './SearchBar.tsx';

setUpPage();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const advanceTime = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });

it('searches 300 ms after the last key, from two characters on (WISH-021)', async () => {
  const onSearch = vi.fn();
  render(<SearchBar words="" onSearch={onSearch} onExport={() => undefined} />);
  type(' v');
  await advanceTime(300);
  type(' vi');
  await advanceTime(299);
  type(' visa 42 ');
  await advanceTime(299);
  expect(onSearch).not.toHaveBeenCalled();
  await advanceTime(1);
  expect(onSearch.mock.calls).toEqual([['visa 42']]);
});
