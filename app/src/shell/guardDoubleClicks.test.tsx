import { beforeEach, expect, it } from 'vitest';
import { guardDoubleClicks } from './guardDoubleClicks.ts';

guardDoubleClicks(document);

const heard: string[] = [];

/** A button with an icon in it; what it hears is kept by its name. */
function addButton(name: string): Element {
  const button = document.createElement('button');
  button.append(document.createElement('i'));
  button.addEventListener('click', () => heard.push(name));
  document.body.append(button);
  return button;
}

/** The presses of one place, one upon the other, on what is there at each. */
function press(...targets: readonly Element[]): readonly boolean[] {
  return targets.map((target, before) => {
    const how = { bubbles: true, cancelable: true, detail: before + 1 };
    target.dispatchEvent(new MouseEvent('mousedown', how));
    return target.dispatchEvent(new MouseEvent('click', how));
  });
}

beforeEach(() => {
  heard.length = 0;
  document.body.replaceChildren();
});

it('the second click of a double click is not for what has come to its place (D-APP-12, D-CUR-13)', () => {
  const [submit, close] = [addButton('submit'), addButton('close')];
  expect(press(submit, close, close)).toEqual([true, false, false]);
  expect(press(close)).toEqual([true]);
  expect(heard).toEqual(['submit', 'close']);
});

it('a button that is clicked twice hears it twice, also where its icon has changed', () => {
  const next = addButton('next');
  const [icon] = next.children;
  if (icon === undefined) throw new Error('The button has no icon.');
  press(icon, next);
  expect(heard).toEqual(['next', 'next']);
});

it('a press by keyboard is heard wherever the last click was', () => {
  const [first, other] = [addButton('first'), addButton('other')];
  press(first);
  other.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 0 }));
  expect(heard).toEqual(['first', 'other']);
});
