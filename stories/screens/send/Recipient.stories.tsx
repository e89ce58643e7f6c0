import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { SendScreen, type SendStep } from '@wallet/ui/screens/send';
import { ANNA, buildAddressBook, IMPOSTOR, STUDIO } from '../../support/addressBook.ts';
import { withCustomerFrame } from '../../support/customerFrame.tsx';
import { expectFocusOnFirstInvalid } from '../../support/expectFocusOnFirstInvalid.ts';
import { getNextButton, waitForQuote } from '../../support/transferForm.ts';
import { buildSend, buildFilledForm, finished, OUTSIDE } from './buildSend.ts';

const meta = {
  component: SendScreen,
  title: 'screens/send/SendScreen, recipient',
  tags: ['!dev', '!autodocs'],
  decorators: [withCustomerFrame],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 1100 } } },
  args: { ...buildSend(), addressBook: buildAddressBook(), knownAddresses: [ANNA.address, STUDIO.address] },
} satisfies Meta<typeof SendScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const buildStep = (address: string): SendStep => {
  const step = buildFilledForm('0.05');
  return step.name === 'form' ? { ...step, draft: { ...step.draft, address } } : step;
};
const TRUST = /^I compared both/;

/** The address in the field is a saved one, so its name is shown below. */
export const SavedAddress: Story = { tags: ['dev', 'autodocs'], args: { step: buildStep(ANNA.address) }, play: waitForQuote };

/** The address imitates a saved one. Both are shown in full, and the differences are marked. */
export const LookAlike: Story = { tags: ['dev', 'autodocs'], args: { step: buildStep(IMPOSTOR) }, play: waitForQuote };

/** The send was submitted. Its address can be saved. */
export const Sent: Story = { tags: ['dev', 'autodocs'], args: { step: finished } };

export const Chosen: Story = {
  name: 'finds a saved address by name, fills it in and shows name and shortened address (WISH-007)',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saved addresses' }));
    await expect(await screen.findAllByRole('option')).toHaveLength(2);
    await userEvent.type(screen.getByRole('combobox', { name: 'Search' }), 'ann');
    await userEvent.click(await screen.findByRole('option', { name: /^Anna Keller/ }));
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveValue(ANNA.address));
    await expect(canvas.getByText('Anna Keller · bc1qar0…f5mdq')).toBeVisible();
  },
};

export const NoneSaved: Story = {
  name: 'shows only the link to the address book without a saved address (WISH-007)',
  args: { addressBook: buildAddressBook([]) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Saved addresses' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Address book' })).toHaveAttribute('href', '#address-book');
  },
};

export const LookAlikeMarked: Story = {
  name: 'shows both addresses of a look-alike in full, with differences marked, and requires a tick (WISH-009)',
  args: { step: buildStep('') },
  play: async (context) => {
    const { canvas, args, userEvent } = context;
    await userEvent.click(canvas.getByLabelText('Address'));
    await userEvent.paste(IMPOSTOR);
    await userEvent.clear(canvas.getByLabelText('Amount'));
    await userEvent.type(canvas.getByLabelText('Amount'), '0.05');
    const warning = await canvas.findByText('Not the address you know');
    const comparison = warning.closest('[role="alert"]');
    await expect(comparison).toHaveTextContent(IMPOSTOR);
    await expect(comparison).toHaveTextContent(`Saved as Anna Keller${ANNA.address}`);
    const marked = [...(comparison?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent);
    await expect(marked).toEqual([IMPOSTOR.slice(7, -5), ANNA.address.slice(7, -5)]);
    await waitForQuote(context);
    await userEvent.click(getNextButton(context));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByText('Compare both addresses, then tick the box')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: TRUST })).toHaveFocus();
    await userEvent.click(canvas.getByRole('checkbox', { name: TRUST }));
    await userEvent.click(getNextButton(context));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const AskedAgain: Story = {
  name: 'asks again for another look-alike, and not for other addresses (WISH-009)',
  args: { step: buildStep(IMPOSTOR) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: TRUST }));
    await userEvent.clear(canvas.getByLabelText('Address'));
    await userEvent.paste(IMPOSTOR.replace('mu2u', 'qqqq'));
    await expect(await canvas.findByRole('checkbox', { name: TRUST })).not.toBeChecked();
    await userEvent.clear(canvas.getByLabelText('Address'));
    await userEvent.paste(OUTSIDE);
    await waitFor(() => expect(canvas.queryByText('Not the address you know')).toBeNull());
  },
};

export const Waiting: Story = {
  name: 'waits until the customer’s recipients are known (WISH-010)',
  args: { step: buildStep(OUTSIDE), knownAddresses: null },
  play: async (context) => {
    await waitFor(() => expect(context.canvas.getByText('Total amount').parentElement).toHaveTextContent(/0\.0501/));
    await expect(getNextButton(context)).toBeDisabled();
  },
};

export const Saving: Story = {
  name: 'saves the address under a unique name on the success page (WISH-006)',
  args: { step: finished },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('button', { name: 'Save address' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const name = canvas.getByLabelText('Name');
    await expect(name).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectFocusOnFirstInvalid('Name', 'This field is required');
    await userEvent.type(name, 'anna keller');
    await expect(canvas.getByText('Another address already has this name')).toBeVisible();
    await userEvent.clear(name);
    await userEvent.paste('x'.repeat(41));
    await expect(canvas.getByText('Maximum 40 characters')).toBeVisible();
    await expect(args.addressBook?.onSave).not.toHaveBeenCalled();
    await userEvent.clear(name);
    await userEvent.type(name, 'Own vault{Enter}');
    await expect(args.addressBook?.onSave).toHaveBeenCalledWith({ network: 'BTC', name: 'Own vault', address: OUTSIDE });
  },
};

export const SavedAlready: Story = {
  name: 'shows the name of a saved address on the success page (WISH-006)',
  args: { step: finished, addressBook: buildAddressBook([{ ...ANNA, address: OUTSIDE }]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saved as Anna Keller')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save address' })).toBeNull();
  },
};
