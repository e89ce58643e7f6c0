import { screen, waitFor } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, it, vi } from 'vitest';
import { noop } from '../../testing/Sample.ts';
import { renderWithInMemoryStyles, setUpPage } from '../../testing/renderSample.tsx';
import { KycScreen } from './KycScreen.tsx';

setUpPage();

const done = async () => ({ kind: 'done' }) as const;

it('sets a password of 4 digits where the product asks for that (PWD-001, PWD-008)', async () => {
  const onSavePassword = vi.fn(done);
  renderWithInMemoryStyles(
    <KycScreen
      view={{ name: 'setPassword', username: 'A' }}
      criteria={[{ text: '4 digits', isMet: (password) => /^\d{4}$/.test(password) }]}
      onSavePassword={onSavePassword}
      onApply={done}
      onFinishAgain={done}
      onFrameWindow={noop}
      onCloseCameraWarning={noop}
      onBack={noop}
      assetsHref="#assets"
      supportHref="#support"
    />,
  );
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save password' });
  await userEvent.type(screen.getByLabelText('Password'), '202');
  await userEvent.type(screen.getByLabelText('Confirm password'), '202');
  expect(save.disabled).toBe(true);
  expect(screen.getByRole('alert').textContent).toBe('4 digits');
  await userEvent.type(screen.getByLabelText('Password'), '6');
  await userEvent.type(screen.getByLabelText('Confirm password'), '6{Enter}');
  expect(screen.getAllByRole('listitem').map((one) => one.getAttribute('aria-label'))).toEqual(['4 digits, met']);
  await waitFor(() => expect(onSavePassword).toHaveBeenCalledExactlyOnceWith('2026'));
});
