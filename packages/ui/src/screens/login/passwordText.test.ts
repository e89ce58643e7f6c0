import { expect, it } from 'vitest';
import { passwordText } from './passwordText.ts';

it('AUTH-016 takes 32 characters', () => expect(passwordText('a'.repeat(32))).toBe('a'.repeat(32)));
it('AUTH-016 D-AUTH-15 refuses the 33rd whole and cuts nothing', () => expect(passwordText('a'.repeat(33))).toBeNull());
it('leaves spaces and any letter alone', () => expect(passwordText(' pä ss ')).toBe(' pä ss '));
