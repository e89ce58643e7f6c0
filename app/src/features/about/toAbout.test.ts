import { expect, it } from 'vitest';
import { toAbout } from './AboutPage.tsx';

const links = {
  website: 'https://w.example',
  terms: 'https://t.example',
  privacy: 'https://p.example',
  cookies: 'https://c.example',
  legal: 'https://l.example',
};
const regulator = { name: 'Central Bank', url: 'https://bank.example' };

it('shows legal and social links and leaves out missing ones (MENU-012, D-MENU-11)', () => {
  const { legal, social, licences } = toAbout({ links: { ...links, telegram: 'https://t.me/x' } }, 'v22.3.1');
  expect(legal).toEqual([{ name: 'legal', href: 'https://l.example' }]);
  expect(social).toEqual([{ name: 'telegram', href: 'https://t.me/x' }]);
  expect(licences).toEqual([]);
});

it.each([
  [
    'in the text',
    'Licensed by the Central Bank, number 1.',
    ['Licensed by the ', { text: 'Central Bank', href: regulator.url }, ', number 1.'],
  ],
  ['at its end', 'Licensed, number 1.', ['Licensed, number 1. ', { text: 'Central Bank', href: regulator.url }]],
])('links the regulator %s (MENU-012)', (_, text, parts) => {
  expect(toAbout({ links, licences: [{ text, regulator }] }, '').licences).toEqual([parts]);
});

it('shows plain text for a paragraph without a regulator (MENU-012)', () => {
  expect(toAbout({ links, licences: [{ text: 'Licence number 2.' }] }, '').licences).toEqual([['Licence number 2.']]);
});
