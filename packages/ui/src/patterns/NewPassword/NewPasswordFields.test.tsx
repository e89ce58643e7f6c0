import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';

const field = (value: string) => ({ value, onValueChange: () => undefined, onBlur: () => undefined, issue: undefined });

/** The names of the elements that describe a field. */
const listDescriptions = (label: string): readonly string[] =>
  (screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? []).map(
    (id) => document.getElementById(id)?.getAttribute('aria-label') ?? id,
  );

it('lists the criteria below the new password, which they describe, and not below the old one (D-PWD-25)', () => {
  render(
    <>
      <PasswordField kind="current" label="Old password" />
      <NewPasswordFields
        password={field('halden')}
        repeated={field('')}
        labels={{ password: 'New password', repeated: 'Confirm password' }}
      />
    </>,
  );
  const inOrder = [...document.querySelectorAll('input, ul')].map((one) => one.getAttribute('aria-label') ?? one.tagName);
  expect(inOrder).toEqual(['INPUT', 'INPUT', 'Password requirements', 'INPUT']);
  expect(listDescriptions('Old password')).toEqual([]);
  expect(listDescriptions('New password')).toEqual([
    '8-32 characters, not met yet',
    'Lowercase letter, met',
    'Uppercase letter, not met yet',
    'Number, not met yet',
  ]);
});

it('has no list where the product has no criteria (D-PWD-25)', () => {
  const labels = { password: 'New password', repeated: 'Confirm password' };
  render(<NewPasswordFields password={field('å')} repeated={field('')} criteria={[]} {...{ labels }} />);
  expect(screen.queryByRole('list')).toBeNull();
  expect(listDescriptions('New password')).toEqual([]);
});
