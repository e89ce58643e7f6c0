import { expect, it } from 'vitest';
import { passwordText } from './passwordText.ts';

it('takes 32 characters (AUTH-016)', () => expect(passwordText('a'.repeat(32))).toBe('a'.repeat(32)));
it('refuses the 33rd whole and cuts nothing (AUTH-016, D-AUTH-15)', () => expect(passwordText('a'.repeat(33))).toBeNull());
it('leaves spaces and any letter alone', () => expect(passwordText(' pä ss ')).toBe(' pä ss '));
