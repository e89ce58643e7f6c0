import { expect, it } from 'vitest';
import { acceptPasswordText } from './PasswordStep.tsx';

it('accepts 32 characters (AUTH-016)', () => expect(acceptPasswordText('a'.repeat(32))).toBe('a'.repeat(32)));
it('refuses 33 characters instead of cutting the last one (AUTH-016, D-AUTH-15)', () =>
  expect(acceptPasswordText('a'.repeat(33))).toBeNull());
it('keeps spaces and non-ASCII letters', () => expect(acceptPasswordText(' pä ss ')).toBe(' pä ss '));
