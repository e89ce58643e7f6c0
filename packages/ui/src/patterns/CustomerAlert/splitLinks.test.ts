import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitLinks } from './LinkedText.tsx';

const findLinks = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? []);

it('recognises https URLs without trailing punctuation (D-USR-09, USR-017)', () => {
  expect(findLinks('Read https://halden.example/news?id=7#top. (Or https://halden.example/faq)')).toEqual([
    'https://halden.example/news?id=7#top',
    'https://halden.example/faq',
  ]);
});

it.each(['http://halden.example', 'javascript:alert(1)', 'halden.example', '<a href="x">y</a>', 'https://', ''])(
  'keeps %s as plain text (D-USR-09)',
  (text) => expect(findLinks(text)).toEqual([]),
);

it('property: preserves the entire text and links to https only', () => {
  const texts = fc
    .array(fc.oneof(fc.string(), fc.constantFrom('https://a.example/x?y=1', 'http://b.example', 'https://[', '(https://c.example),')), {
      maxLength: 6,
    })
    .map((parts) => parts.join(' '));
  fc.assert(
    fc.property(texts, (text) => {
      const pieces = splitLinks(text);
      expect(pieces.map(({ words }) => words).join('')).toBe(text);
      for (const { href } of pieces) if (href !== null) expect(new URL(href).protocol).toBe('https:');
    }),
  );
});
