import { expect, it } from 'vitest';
import { emailIssueOf, messageIssueOf } from './supportIssues.ts';

it.each([
  ['', 'required'],
  ['  \n', 'required'],
  ['x', null],
  ['x'.repeat(8912), null],
  ['😀'.repeat(8912), null],
  [` ${'x'.repeat(8912)} `, null],
  ['x'.repeat(8913), 'tooLong'],
])('a message has 1 to 8912 characters (LIM-022, D-MENU-09)', (message, issue) => {
  expect(messageIssueOf(message)).toBe(issue);
});

it('only a visitor has to leave an e-mail address (D-MENU-09)', () => {
  expect(emailIssueOf('', true)).toBe('required');
  expect(emailIssueOf('', false)).toBeNull();
  expect(emailIssueOf('nobody', false)).toBe('invalid');
  expect(emailIssueOf('a@b.example', true)).toBeNull();
});
