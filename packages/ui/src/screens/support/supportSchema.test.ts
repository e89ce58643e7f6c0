import { expect, it } from 'vitest';
import { supportTexts } from './support.texts.ts';
import { createSupportSchema } from './SupportScreen.tsx';

/** Returns the first error of the form, or what it sends. */
function parseForm(typed: { message?: string; email?: string | null }, rules: { knownEmail?: string; isEmailRequired?: boolean } = {}) {
  const schema = createSupportSchema(supportTexts, { knownEmail: '', isEmailRequired: false, ...rules });
  const { data, error } = schema.safeParse({ message: 'x', email: null, ...typed });
  return data ?? error?.issues[0]?.message;
}
const REQUIRED = 'This field is required';

it.each([
  ['', REQUIRED],
  ['  \n', REQUIRED],
  ['x', { message: 'x', email: '' }],
  [` ${'x'.repeat(8912)} `, { message: 'x'.repeat(8912), email: '' }],
  ['😀'.repeat(8912), { message: '😀'.repeat(8912), email: '' }],
  ['x'.repeat(8913), 'Should have 8912 characters or less'],
])('requires a message of 1 to 8912 characters (LIM-022, D-MENU-09)', (message, outcome) => {
  expect(parseForm({ message })).toEqual(outcome);
});

it('requires an e-mail address from visitors only (D-MENU-09)', () => {
  expect(parseForm({ email: '' }, { isEmailRequired: true })).toBe(REQUIRED);
  expect(parseForm({ email: '' })).toEqual({ message: 'x', email: '' });
  expect(parseForm({ email: 'nobody' })).toBe('Invalid e-mail');
  expect(parseForm({ email: ' a@b.example ' }, { isEmailRequired: true })).toEqual({ message: 'x', email: 'a@b.example' });
});

it('sends the known address unless the customer types another one (D-MENU-09)', () => {
  expect(parseForm({ email: null }, { knownEmail: 'known@b.example', isEmailRequired: true })).toEqual({
    message: 'x',
    email: 'known@b.example',
  });
  expect(parseForm({ email: '' }, { knownEmail: 'known@b.example' })).toEqual({ message: 'x', email: '' });
});
