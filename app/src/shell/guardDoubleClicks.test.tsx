import { beforeEach, expect, it } from 'vitest';
import { guardDoubleClicks } from './guardDoubleClicks.ts';

guardDoubleClicks(document);

const clickedNames: string[] = [];

/** Adds a button with an icon that records its clicks by name. */
function addButton(name: string): Element {
  const button = document.createElement('button');
  button.append(document.createElement('i'));
  button.addEventListener('click', () => clickedNames.push(name));
  document.body.append(button);
  return button;
}

/** Presses one place repeatedly, with the element that is there each time. */
function press(...targets: readonly Element[]): readonly boolean[] {
  return targets.map((target, before) => {
    const how = { bubbles: true, cancelable: true, detail: before + 1 };
    target.dispatchEvent(new MouseEvent('mousedown', how));
    return target.dispatchEvent(new MouseEvent('click', how));
  });
}

beforeEach(() => {
  clickedNames.length = 0;
});

it('ignores the second click of a double click on an element that has replaced the first (D-APP-12, D-CUR-13)', () => {
  const [submit, close] = [addButton('submit'), addButton('close')];
  expect(press(submit, close, close)).toEqual([true, false, false]);
  expect(press(close)).toEqual([true]);
  expect(clickedNames).toEqual(['submit', 'close']);
});

it('passes both clicks on a button to it, even if its icon has changed', () => {
  const next = addButton('next');
  const [icon] = next.children;
  if (icon === undefined) throw new Error('The button has no icon.');
  press(icon, next);
  expect(clickedNames).toEqual(['next', 'next']);
});

it('passes on a press by keyboard wherever the last click was', () => {
  const [first, other] = [addButton('first'), addButton('other')];
  press(first);
  other.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 0 }));
  expect(clickedNames).toEqual(['first', 'other']);
});
