import { expect, it } from 'vitest';
import { toAppHref } from './appHref.ts';

it('links to the store of the platform (D-SET-01)', () => {
  const links = { website: 'https://w.example', appStore: 'https://a.example', googlePlay: 'https://g.example' };
  expect(toAppHref(links, 'Mozilla/5.0 (Linux; Android 15)')).toBe(links.googlePlay);
  expect(toAppHref(links, 'Mozilla/5.0 (iPhone)')).toBe(links.appStore);
  expect(toAppHref({ website: links.website }, 'Mozilla/5.0')).toBe(links.website);
});
