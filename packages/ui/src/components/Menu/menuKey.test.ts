import { describe, expect, it } from 'vitest';
import { menuKey } from './menuKey.ts';

const labels = ['Copy', 'Rename', 'Close', 'Delete'];

describe('menuKey', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 3, 0],
    ['ArrowUp', 0, 3],
    ['ArrowUp', -1, 3],
    ['Home', 2, 0],
    ['End', 0, 3],
  ])('%s from %i leads to %i', (key, current, target) => {
    expect(menuKey(key, current, labels)).toBe(target);
  });
  it('leads from letter to letter, round and round', () => {
    expect(menuKey('c', 0, labels)).toBe(2);
    expect(menuKey('C', 2, labels)).toBe(0);
  });
  it('leaves other keys alone', () => {
    expect(menuKey('x', 0, labels)).toBeNull();
    expect(menuKey('Tab', 0, labels)).toBeNull();
    expect(menuKey(' ', 0, labels)).toBeNull();
  });
});
