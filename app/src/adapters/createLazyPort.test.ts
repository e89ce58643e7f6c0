import { expect, it } from 'vitest';
import { createLazyPort } from './createLazyPort.ts';

function openPort(failures = 0) {
  let loads = 0;
  const port = createLazyPort(async () => {
    loads += 1;
    if (loads <= failures) throw new TypeError('Failed to fetch dynamically imported module');
    return { notice: 'loaded', double: async (value: number) => value * 2, greet: async <T>(name: T): Promise<T> => name };
  });
  return { port, loads: () => loads };
}

it('loads its code with the first call, once for all calls', async () => {
  const { port, loads } = openPort();
  expect(loads()).toBe(0);
  expect(await Promise.all([port.double(2), port.greet('Ada'), port.double(3)])).toEqual([4, 'Ada', 6]);
  expect(loads()).toBe(1);
});

it('rejects a call whose load fails, and loads again with the next', async () => {
  const { port, loads } = openPort(1);
  await expect(port.double(2)).rejects.toThrow('Failed to fetch');
  expect(await port.double(2)).toBe(4);
  expect(loads()).toBe(2);
});

it('can be the value of a promise, because it is not a thenable', async () => {
  const { port, loads } = openPort();
  expect(await Promise.resolve(port)).toBe(port);
  expect(loads()).toBe(0);
});
