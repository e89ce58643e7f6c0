import { screen, waitFor } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, it, vi } from 'vitest';
import { noop } from '../../testing/Sample.ts';
import { renderWithInMemoryStyles, setUpPage } from '../../testing/renderSample.tsx';
import { ChangePasswordScreen, type ChangePasswordScreenProps } from './ChangePasswordScreen.tsx';

setUpPage();

type OnSave = ChangePasswordScreenProps['onSave'];

const getSave = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
const typeInto = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);

type Given = Pick<ChangePasswordScreenProps, 'passwordLength'> & { readonly oldPassword?: string };

/** Fills in the form and saves it by keyboard. */
async function save(onSave: OnSave, { oldPassword = 'Halden2026', ...rules }: Given = {}): Promise<void> {
  renderWithInMemoryStyles(<ChangePasswordScreen username="A" onSave={onSave} onBack={noop} {...rules} />);
  await typeInto('Old password', oldPassword);
  await typeInto('New password', 'FjordHarbour7');
  await typeInto('Confirm password', 'FjordHarbour7');
  getSave().focus();
  await userEvent.keyboard('{Enter}');
}

it.each([
  ['with a message alone', { kind: 'refused', message: 'Not on Sundays.' }],
  ['with a message and an empty list of fields', { kind: 'refused', message: 'Not on Sundays.', fields: {} }],
] as const)('goes on to the old password after a refusal %s, which disables the button until an edit (SET-020)', async (_, refusal) => {
  const onSave = vi.fn<OnSave>(async () => refusal);
  await save(onSave);
  expect((await screen.findByRole('alert')).textContent).toContain('Not on Sundays.');
  expect(getSave().disabled).toBe(true);
  expect(document.activeElement).toBe(screen.getByLabelText('Old password'));
  await userEvent.keyboard('8{Enter}');
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
});

it('waits for an edit after a refusal at a field, which has the focus (PWD-015, SET-020)', async () => {
  await save(async () => ({ kind: 'refused', fields: { newPassword: 'Choose another password' } }));
  await screen.findByText('Choose another password');
  expect(document.activeElement).toBe(screen.getByLabelText('New password'));
  expect(getSave().disabled).toBe(true);
  await userEvent.keyboard('8');
  await typeInto('Confirm password', '8');
  expect(getSave().disabled).toBe(false);
});

it('takes an old password of 4 digits where passwords have that length (PWD-006)', async () => {
  const onSave = vi.fn<OnSave>(async () => ({ kind: 'done' }));
  await save(onSave, { oldPassword: '2026', passwordLength: { min: 4, max: 4 } });
  await waitFor(() => expect(onSave).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ oldPassword: '2026' })));
});
