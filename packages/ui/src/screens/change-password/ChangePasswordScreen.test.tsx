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

type Given = Pick<ChangePasswordScreenProps, 'passwordLength' | 'criteria'> & {
  readonly oldPassword?: string;
  readonly newPassword?: string;
};

/** Fills in the form and saves it by keyboard. */
async function save(onSave: OnSave, { oldPassword = 'Halden2026', newPassword = 'FjordHarbour7', ...rules }: Given = {}): Promise<void> {
  renderWithInMemoryStyles(<ChangePasswordScreen username="A" onSave={onSave} onBack={noop} {...rules} />);
  await typeInto('Old password', oldPassword);
  await typeInto('New password', newPassword);
  await typeInto('Confirm password', newPassword);
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

const criteria = [
  { text: '12 characters or more', isMet: ({ length }) => length >= 12 },
  { text: 'A space', isMet: (password) => password.includes(' ') },
] as const satisfies ChangePasswordScreenProps['criteria'];

const listCriteria = () => screen.getAllByRole('listitem').map((one) => one.getAttribute('aria-label'));

it('ticks the criteria of the product while typing, and refuses by the first that is not met (PWD-008, PWD-005, D-PWD-25)', async () => {
  const onSave = vi.fn<OnSave>();
  renderWithInMemoryStyles(<ChangePasswordScreen username="A" onSave={onSave} onBack={noop} {...{ criteria }} />);
  await typeInto('Old password', 'Halden2026');
  await typeInto('New password', 'føn i');
  expect(listCriteria()).toEqual(['12 characters or more, not met yet', 'A space, met']);
  await typeInto('Confirm password', 'føn i{Enter}');
  expect(onSave).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toBe('12 characters or more');
  await typeInto('New password', ' fjorden');
  expect(listCriteria()).toEqual(['12 characters or more, met', 'A space, met']);
  expect(screen.getByRole('alert').textContent).toBe("Those passwords didn't match");
});

it('sends a phrase with accents that meets the criteria of the product (PWD-001, PWD-002)', async () => {
  const onSave = vi.fn<OnSave>(async () => ({ kind: 'done' }));
  const newPassword = 'får i fjällen, året om, på väg mot havet';
  await save(onSave, { criteria, newPassword });
  await waitFor(() => expect(onSave).toHaveBeenCalledExactlyOnceWith({ oldPassword: 'Halden2026', newPassword, repeated: newPassword }));
});
