import { expect, it } from 'vitest';
import { checkLicences } from './licences.ts';

const permitted = { name: 'permitted', version: '1.0.0', licence: 'MIT', text: 'Permission is hereby granted' };

it('accepts bundled packages with a permitted licence, and refuses another licence or one without its text (LIB-009)', () => {
  expect(() => checkLicences([permitted])).not.toThrow();
  expect(() => checkLicences([permitted, { ...permitted, name: 'copyleft', licence: 'GPL-3.0' }])).toThrow('copyleft');
  expect(() => checkLicences([{ ...permitted, name: 'silent', text: '' }])).toThrow('silent');
});
