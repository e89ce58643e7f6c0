import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CheckedPayee, SepaWithdrawalScreen, type SepaWithdrawalScreenProps } from '@wallet/ui/screens/sepa-withdrawal';
import { expect, fn, waitFor } from 'storybook/test';
import { inCustomerFrame } from '../../support/customerFrame.tsx';
import { answers, buildSepaWithdrawal, IBAN, requisites } from './buildSepaWithdrawal.ts';

type Check = NonNullable<SepaWithdrawalScreenProps['onCheckPayee']>;
const resolveWith = (answer: Awaited<ReturnType<Check>>) => fn<Check>(async () => answer);
const buildChecked = (outcome: CheckedPayee['outcome']): CheckedPayee => ({
  kind: 'checked',
  outcome,
  token: 'pc_1',
  recipient: { kind: 'iban', lastUsedAt: null, isTrusted: false },
});
const close = buildChecked({ kind: 'close_match', heldName: 'A. Berg' });
const none = buildChecked({ kind: 'no_match' });
const OTHER = 'DE89370400440532013000';

const meta = {
  component: SepaWithdrawalScreen,
  title: 'screens/sepa-withdrawal/SepaWithdrawalScreen, payee',
  tags: ['!dev', '!autodocs'],
  ...inCustomerFrame,
  args: { ...buildSepaWithdrawal(), step: requisites, iban: IBAN, onCheckPayee: resolveWith(buildChecked({ kind: 'match' })) },
} satisfies Meta<typeof SepaWithdrawalScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmed: Story = {
  tags: ['dev', 'autodocs'],
  play: async ({ canvas }) => {
    await canvas.findByText('The bank confirms the name.');
    await expect(canvas.getByText('First transfer to this account.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeEnabled();
  },
};

/** The bank is checking the name, and "Submit" waits for the result. */
export const Checking: Story = {
  tags: ['dev', 'autodocs'],
  args: { onCheckPayee: fn<Check>(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await canvas.findByText('Checking the name with the bank…');
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeDisabled();
  },
};

export const Close: Story = { tags: ['dev', 'autodocs'], args: { onCheckPayee: resolveWith(close) } };

export const Other: Story = { tags: ['dev', 'autodocs'], args: { onCheckPayee: resolveWith(none) } };

export const CloseIsChosen: Story = {
  name: '"Submit" waits for "Use anyway", shows an issue and focuses it (VOP-006, VOP-017)',
  args: { onCheckPayee: resolveWith(close) },
  play: async ({ canvas, args, userEvent }) => {
    const use = await canvas.findByRole('button', { name: 'Use anyway' });
    await expect(use).not.toHaveFocus();
    await expect(canvas.getByLabelText('IBAN')).toHaveAccessibleDescription(/The bank has this name a little differently/);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByText('Press “Use anyway” or change the IBAN.')).toBeVisible();
    await expect(use).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(use).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(IBAN, close));
  },
};

/**
 * Checks the Tab stops after the IBAN field. No outcome takes the focus from the field. Each one describes the field and is announced once.
 */
const playByKeyboard =
  (words: RegExp, stops: readonly string[]): NonNullable<Story['play']> =>
  async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByLabelText('IBAN');
    await userEvent.click(field);
    await userEvent.paste(IBAN);
    await waitFor(() => expect(field).toHaveAccessibleDescription(words));
    await expect(field).toHaveFocus();
    const live = [...canvasElement.querySelectorAll('[role="status"], [role="alert"], [aria-live]')];
    await expect(live.filter(({ textContent }) => words.test(textContent))).toHaveLength(1);
    for (const name of stops) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
  };
const byKeyboard = { iban: '' };

export const MatchByKeyboard: Story = {
  name: 'a match keeps the focus in the field and adds no Tab stop (VOP-004, VOP-017)',
  args: byKeyboard,
  play: playByKeyboard(/The bank confirms the name\./, ['Submit']),
};

export const CloseByKeyboard: Story = {
  name: '"Use anyway" and "Submit" follow the IBAN (VOP-017)',
  args: { ...byKeyboard, onCheckPayee: resolveWith(close) },
  play: playByKeyboard(/The bank has this name a little differently/, ['Use anyway', 'Submit']),
};

export const OtherByKeyboard: Story = {
  name: 'the tick and "Submit" follow the IBAN (VOP-017)',
  args: { ...byKeyboard, onCheckPayee: resolveWith(none) },
  play: playByKeyboard(/The name does not match/, ['I understand and want to use this account', 'Submit']),
};

export const UncheckedByKeyboard: Story = {
  name: '"Try again" and "Submit" follow the IBAN (VOP-009, VOP-017)',
  args: { ...byKeyboard, onCheckPayee: resolveWith(buildChecked({ kind: 'not_possible', isSilent: true })) },
  play: playByKeyboard(/The name could not be checked/, ['Try again', 'Submit']),
};

export const OtherIsTicked: Story = {
  name: '"Submit" waits for the tick, and no name is revealed (VOP-007, VOP-008)',
  args: { onCheckPayee: resolveWith(none) },
  play: async ({ canvas, args, userEvent }) => {
    const box = await canvas.findByRole('checkbox', { name: /I understand and want to use this account/ });
    await expect(canvas.getByRole('alert')).toHaveTextContent('not in the name of Alice Berg');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByText('Please tick the box to go on.')).toBeVisible();
    await expect(box).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(IBAN, none));
  },
};

export const AnotherIban: Story = {
  name: 'another IBAN discards outcome and choice, also when the first one returns (VOP-010)',
  args: { onCheckPayee: fn<Check>(async (iban) => (iban === IBAN ? close : buildChecked({ kind: 'match' }))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use anyway' }));
    const field = canvas.getByLabelText('IBAN');
    await userEvent.clear(field);
    await expect(canvas.queryByText('Name at the bank')).toBeNull();
    await userEvent.type(field, OTHER);
    await canvas.findByText('The bank confirms the name.');
    await userEvent.clear(field);
    await userEvent.type(field, IBAN);
    await expect(await canvas.findByRole('button', { name: 'Use anyway' })).toHaveAttribute('aria-pressed', 'false');
    await expect(field).toHaveFocus();
  },
};

export const TriedAgain: Story = {
  name: 'allows submitting without a check, which can be repeated with one press (VOP-009, VOP-015)',
  args: {
    onCheckPayee: fn<Check>(async (_iban, _signal, isRepeat) =>
      buildChecked(isRepeat ? { kind: 'match' } : { kind: 'not_possible', isSilent: true }),
    ),
  },
  play: async ({ canvas, args, userEvent }) => {
    await canvas.findByText('The name could not be checked');
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeEnabled();
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByText('The bank confirms the name.');
    await expect(args.onCheckPayee).toHaveBeenCalledTimes(2);
  },
};

export const CheckFailed: Story = {
  name: 'shows a failed check and disables "Submit" (VOP-014)',
  args: { onCheckPayee: resolveWith({ kind: 'failed', failure: 'offline' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No internet connection!');
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeDisabled();
  },
};

export const CheckRefused: Story = {
  name: 'shows the refusal of an IBAN below it (VOP-014)',
  args: { onCheckPayee: resolveWith({ kind: 'refused', message: 'Invalid number' }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('IBAN')).toHaveAccessibleDescription(/Invalid number/));
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeDisabled();
  },
};

export const CheckedAgain: Story = {
  name: 'shows a changed outcome of a renewed check and waits for the customer (VOP-013)',
  args: { onSubmit: answers.submit({ kind: 'checkedAgain', check: close }) },
  play: async ({ canvas, args, userEvent }) => {
    await canvas.findByText('The bank confirms the name.');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByText('The check of the name was too old. We have checked again.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Use anyway' })).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByLabelText('IBAN')).toHaveValue(IBAN);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
