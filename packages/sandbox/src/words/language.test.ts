import { expect, it } from 'vitest';
import { negotiateLanguage } from './language.ts';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de-AT', 'de'],
  ['DE', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en-GB,en;q=0.9,de;q=0.8', 'en'],
  ['en;q=0.5, de', 'de'],
  ['de, en', 'de'],
  ['en, de', 'en'],
  ['fr, de;q=0.5', 'de'],
  ['*', 'en'],
  ['de;q=0', 'en'],
  ['de;q=0, *', 'en'],
  ['den', 'en'],
  ['de;q=high', 'en'],
  [`${'fr,'.repeat(70)}de`, 'en'],
])('for the languages %j chooses %s (LANG-002, RULE-068)', (accepted, language) => {
  expect(negotiateLanguage(accepted)).toBe(language);
});
