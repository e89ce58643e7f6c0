import { screen, waitFor } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, it, vi } from 'vitest';
import { noop } from '../../testing/Sample.ts';
import { renderWithInMemoryStyles, setUpPage } from '../../testing/renderSample.tsx';
import { LoginScreen } from './LoginScreen.tsx';
import type { LoginScreenProps } from './LoginScreen.types.ts';

setUpPage();

const done = async () => ({ kind: 'done' }) as const;

/** Opens the password of a log-in. Returns its field and its button. */
function openPassword(given: Pick<LoginScreenProps, 'onPassword' | 'passwordLength'>) {
  const step = { name: 'password', phone: '+37060000001', givenName: null } as const;
  renderWithInMemoryStyles(<LoginScreen {...{ step }} onPhone={done} onPassword={done} onBack={noop} {...given} />);
  return [screen.getByLabelText<HTMLInputElement>('Password'), screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' })] as const;
}

it('logs in with a code of 4 digits where passwords have that length, and takes no fifth (AUTH-016, AUTH-017)', async () => {
  const onPassword = vi.fn(done);
  const [field, button] = openPassword({ onPassword, passwordLength: { min: 4, max: 4 } });
  await userEvent.type(field, '202');
  expect(button.disabled).toBe(true);
  await userEvent.type(field, '67');
  expect(field.value).toBe('2026');
  expect(screen.getByText('At most 4 characters')).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(onPassword).toHaveBeenCalledExactlyOnceWith('2026'));
});

it('refuses 33 pasted characters instead of cutting the last one (AUTH-016, D-AUTH-15)', async () => {
  const [field, button] = openPassword({});
  await userEvent.click(field);
  await userEvent.paste('a'.repeat(33));
  expect([field.value, button.disabled]).toEqual(['', true]);
  await userEvent.paste('a'.repeat(32));
  expect([field.value, button.disabled]).toEqual(['a'.repeat(32), false]);
});

it('sends spaces and letters outside ASCII as they were typed (AUTH-017)', async () => {
  const onPassword = vi.fn(done);
  const [field] = openPassword({ onPassword });
  await userEvent.type(field, ' pä ss {Enter}');
  await waitFor(() => expect(onPassword).toHaveBeenCalledExactlyOnceWith(' pä ss '));
});
