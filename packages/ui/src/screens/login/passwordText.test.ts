import { expect, it } from 'vitest';
import { passwordText } from './PasswordStep.tsx';

it('accepts 32 characters (AUTH-016)', () => expect(passwordText('a'.repeat(32))).toBe('a'.repeat(32)));
it('refuses 33 characters instead of cutting the last one (AUTH-016, D-AUTH-15)', () => expect(passwordText('a'.repeat(33))).toBeNull());
it('keeps spaces and non-ASCII letters', () => expect(passwordText(' pä ss ')).toBe(' pä ss '));
