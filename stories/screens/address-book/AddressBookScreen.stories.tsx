import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AddressBookScreen, type AddressBookScreenProps } from '@wallet/ui/screens/address-book';
import { ANNA, STUDIO, VAULT } from '../../support/addressBook.ts';
import { inCustomerFrame } from '../../support/customerFrame.tsx';
import { expectFocusOnFirstInvalid } from '../../support/expectFocusOnFirstInvalid.ts';

type Import = AddressBookScreenProps['onImport'];

const meta = {
  component: AddressBookScreen,
  tags: ['!dev', '!autodocs'],
  ...inCustomerFrame,
  args: {
    saved: [ANNA, VAULT, STUDIO],
    onSave: fn(),
    onDelete: fn(),
    onExport: fn(),
    onImport: fn<Import>(async () => ({ kind: 'done', added: 2, kept: 1 })),
    onBack: fn(),
    onPasteRequest: fn(async () => VAULT.address),
  },
} satisfies Meta<typeof AddressBookScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const openRow = async ({ canvas, userEvent }: Context, name: RegExp): Promise<void> => {
  await userEvent.click(canvas.getByRole('button', { name }));
  await screen.findByRole('dialog', { name: 'Saved address' });
};
const chooseFile = async ({ canvasElement, userEvent }: Context, text: string): Promise<void> => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (input !== null) await userEvent.upload(input, new File([text], 'address-book.json', { type: 'application/json' }));
};

/** Addresses grouped by network. */
export const Default: Story = { tags: ['dev', 'autodocs'] };

export const Empty: Story = { tags: ['dev', 'autodocs'], args: { saved: [] } };

/** A row is expanded to show its address in full. */
export const Opened: Story = { tags: ['dev', 'autodocs'], play: (context) => openRow(context, /^Anna Keller/) };

export const Added: Story = {
  name: 'saves an address for its network (WISH-006)',
  args: { saved: [ANNA] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add address' }));
    await userEvent.type(await screen.findByLabelText('Name'), 'Anna Keller');
    await userEvent.click(screen.getByRole('button', { name: 'Paste' }));
    await waitFor(() => expect(screen.getByLabelText('Address')).toHaveValue(VAULT.address));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ ...VAULT, name: 'Anna Keller' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const AddRefused: Story = {
  name: 'refuses a missing or taken name, an invalid address and one that is already saved (WISH-006)',
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add address' }));
    await screen.findByRole('dialog', { name: 'New address' });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(screen.getAllByText('This field is required')).toHaveLength(2);
    await expectFocusOnFirstInvalid('Name', 'This field is required');
    await userEvent.type(screen.getByLabelText('Name'), 'Studio rent');
    await userEvent.type(screen.getByLabelText('Address'), 'alice@example.com');
    await expect(screen.getByText('Another address already has this name')).toBeVisible();
    await expect(screen.getByText('This is not a Bitcoin or Ethereum address')).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Address'));
    await userEvent.paste(ANNA.address.toUpperCase());
    await expect(screen.getByText('Already saved as Anna Keller')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Renamed: Story = {
  name: 'renames an address, but never to a taken name (WISH-008)',
  play: async (context) => {
    const { canvas, args, userEvent, step } = context;
    await step('exports addresses to a file and imports them from one (WISH-008)', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
      await expect(args.onExport).toHaveBeenCalledTimes(1);
      await chooseFile(context, '{}');
      await expect(args.onImport).toHaveBeenCalledWith(expect.any(File));
      await expect(await canvas.findByText('2 addresses added, 1 address already saved')).toBeVisible();
    });
    await openRow(context, /^Anna Keller/);
    const name = screen.getByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Studio rent');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expectFocusOnFirstInvalid('Name', 'Another address already has this name');
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.clear(name);
    await userEvent.type(name, 'Anna{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith({ ...ANNA, name: 'Anna' });
  },
};

export const Deleted: Story = {
  name: 'deletes an address after a confirmation (WISH-008)',
  play: async (context) => {
    const { args, userEvent } = context;
    await openRow(context, /^Studio rent/);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByRole('dialog', { name: 'Delete Studio rent?' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onDelete).not.toHaveBeenCalled();
    await openRow(context, /^Studio rent/);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByRole('dialog', { name: 'Delete Studio rent?' });
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith(STUDIO);
  },
};

export const FileRefused: Story = {
  name: 'refuses an invalid import file, and exports nothing without addresses (WISH-008)',
  args: { saved: [], onImport: fn<Import>(async () => ({ kind: 'refused' })) },
  play: async (context) => {
    await chooseFile(context, 'x');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Nothing was imported.');
    await expect(context.canvas.queryByRole('button', { name: 'Export' })).toBeNull();
  },
};
