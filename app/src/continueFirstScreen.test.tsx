import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepEarly } from './continueFirstScreen.ts';

// jsdom is never idle: what waits for that goes on by the clock, and no later than its test.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  cleanup();
});

/** A field of its own for each way in: a press brings another, empty one of the same name. */
function Ways() {
  const [way, setWay] = useState('Password');
  return (
    <form key={way}>
      <input name="username" defaultValue="" />
      <button type="button" onClick={() => setWay('Code')}>
        By code
      </button>
    </form>
  );
}

function open(pressed: string) {
  const { container } = render(<Ways />);
  container.dataset['pressed'] = pressed;
  const field = (): HTMLInputElement => {
    const input = container.querySelector('input');
    if (input === null) throw new Error('The form has no field.');
    return input;
  };
  const type = (more: string): void => void fireEvent.input(field(), { target: { value: field().value + more } });
  return { container, field, type };
}

it('what is typed between an early press and its answer is kept, and so is what is typed the moment after it (AUTH-009)', async () => {
  const { container, field, type } = open('By code\n');
  type('+370');
  const before = field();
  const answer = keepEarly(container);
  type('6');
  await act(async () => answer());
  expect(field()).not.toBe(before);
  type('1');
  expect(field().value).toBe('+37061');
});

it('what was taken away again before the answer does not come back (AUTH-001)', async () => {
  const { container, field, type } = open('By code\n');
  type('+370');
  const answer = keepEarly(container);
  fireEvent.input(field(), { target: { value: '' } });
  await act(async () => answer());
  expect(field().value).toBe('');
});

it('a field that is one key ahead of what was heard of it keeps that key (APP-052)', async () => {
  const { container, field, type } = open('');
  type('+370');
  const answer = keepEarly(container);
  // Something is drawn between the key and its event.
  field().value = '+3706';
  container.append(document.createElement('p'));
  await Promise.resolve();
  expect(field().value).toBe('+3706');
  await act(async () => answer());
});

it('presses a button that has only a name for its picture (APP-052)', async () => {
  const onClick = vi.fn<() => void>();
  const { container } = render(<button type="button" aria-label="2 of 4" onClick={onClick} />);
  container.dataset['pressed'] = '2 of 4\n';
  await act(async () => keepEarly(container)());
  expect(onClick).toHaveBeenCalledOnce();
});
