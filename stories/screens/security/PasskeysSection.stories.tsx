import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasskeysSection, SecurityScreen, type PasskeysSectionProps } from '@wallet/ui/screens/security';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inCustomerFrame } from '../../support/customerFrame.tsx';

const PHONE = { id: 'a', name: 'Safari on iOS', added: '14 Mar 2026', lastUsed: '20 Nov 2026', isSynced: true };
const LAPTOP = { id: 'b', name: 'Chrome on Windows', added: '02 Jan 2026', lastUsed: null, isSynced: false };

const meta = {
  component: PasskeysSection,
  ...inCustomerFrame,
  args: {
    state: { kind: 'ready', content: [PHONE, LAPTOP] },
    isSupported: true,
    waitsUntil: null,
    onAdd: fn<PasskeysSectionProps['onAdd']>(async () => ({ kind: 'done', passkey: { id: 'c', name: 'Chrome on macOS' } })),
    onAdded: fn(),
    onRename: fn<PasskeysSectionProps['onRename']>(async () => ({ kind: 'done' })),
    onDelete: fn<PasskeysSectionProps['onDelete']>(async () => ({ kind: 'done' })),
  },
  render: (args) => (
    <SecurityScreen onBack={() => undefined}>
      <PasskeysSection {...args} />
    </SecurityScreen>
  ),
} satisfies Meta<typeof PasskeysSection>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const pressAdd = async ({ canvas, userEvent }: Context): Promise<void> => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add a passkey' }));
};
const choose = async ({ canvas, userEvent }: Context, name: string, item: string): Promise<void> => {
  await userEvent.click(canvas.getByRole('button', { name: `Options for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};
/** Its list changes before an action is done, as that of the app does. */
function ChangingSection(props: PasskeysSectionProps) {
  const [content, setContent] = useState([PHONE, LAPTOP]);
  return (
    <PasskeysSection
      {...props}
      state={{ kind: 'ready', content }}
      onAdd={async () => {
        const outcome = await props.onAdd();
        setContent((before) => [...before, LAPTOP]);
        return outcome;
      }}
      onDelete={async (deleted) => {
        const outcome = await props.onDelete(deleted);
        setContent((before) => before.filter(({ id }) => id !== deleted));
        return outcome;
      }}
    />
  );
}
const deletePasskey = async (context: Context, name: string): Promise<void> => {
  await choose(context, name, 'Delete');
  await context.userEvent.click(await screen.findByRole('button', { name: 'Delete passkey' }));
};
const BEHAVIOUR = ['!dev', '!autodocs'];

/** Two passkeys. One of them is synced across all devices of its owner. */
export const Default: Story = {};

export const Loading: Story = { args: { state: { kind: 'loading' } } };

/** The provider does not respond. The other sections are unaffected. */
export const Failed: Story = { args: { state: { kind: 'failed', failure: 'unavailable', onRetry: fn() } } };

export const Offline: Story = { args: { state: { kind: 'failed', failure: 'offline', onRetry: fn() } } };

/** No passkey yet. The row explains what a passkey is for. */
export const Empty: Story = {
  name: 'adds the first passkey by its row (SCA-003)',
  args: { state: { kind: 'ready', content: [] } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Add a passkey/ }));
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Skip' }));
  },
};

export const Unsupported: Story = {
  name: 'offers no passkey where the browser cannot create one (SCA-003)',
  args: { state: { kind: 'ready', content: [] }, isSupported: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have no passkeys yet')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Add a passkey/ })).toBeNull();
  },
};

/** The password was set with a temporary one a short while ago, so no passkey can be added yet. */
export const HasToWait: Story = { args: { waitsUntil: '17 Mar 2026, 09:31 UTC' } };

/** The maximum number of passkeys, with names of the maximum length. */
export const Ten: Story = {
  args: {
    state: {
      kind: 'ready',
      content: Array.from({ length: 10 }, (_, place) => ({
        ...PHONE,
        id: String(place),
        name: `${'Kitchen computer of the family '.repeat(2)}${place}`.slice(-40),
      })),
    },
  },
};

/** The browser's sheet was closed or timed out. */
export const Cancelled: Story = {
  args: { onAdd: fn<PasskeysSectionProps['onAdd']>(async () => ({ kind: 'cancelled' })) },
  play: async (context) => {
    await pressAdd(context);
    await expect(await context.canvas.findByRole('status')).toHaveTextContent('No passkey was created.');
  },
};

export const Known: Story = {
  args: { onAdd: fn<PasskeysSectionProps['onAdd']>(async () => ({ kind: 'known' })) },
  play: async (context) => {
    await pressAdd(context);
    await expect(await context.canvas.findByRole('status')).toHaveTextContent('This device already has a passkey for your account.');
  },
};

export const Eleventh: Story = {
  args: { onAdd: fn<PasskeysSectionProps['onAdd']>(async () => ({ kind: 'refused', message: 'You can have at most 10 passkeys' })) },
  play: async (context) => {
    await pressAdd(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('You can have at most 10 passkeys');
  },
};

export const AddingFailed: Story = {
  args: { onAdd: fn<PasskeysSectionProps['onAdd']>(async () => ({ kind: 'failed', failure: 'offline' })) },
  play: async (context) => {
    await pressAdd(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('No internet connection!');
  },
};

export const Naming: Story = {
  play: async (context) => {
    await pressAdd(context);
    await expect(await screen.findByRole('dialog', { name: 'Name this passkey' })).toBeVisible();
  },
};

export const NameTaken: Story = {
  play: async (context) => {
    await choose(context, LAPTOP.name, 'Rename');
    const field = await screen.findByLabelText('Name');
    await context.userEvent.clear(field);
    await context.userEvent.type(field, 'SAFARI ON IOS{Enter}');
    await expect(await screen.findByText('A passkey with this name already exists')).toBeVisible();
    await expect(field).toHaveFocus();
    await expect(context.args.onRename).not.toHaveBeenCalled();
  },
};

export const Deleting: Story = {
  play: async (context) => {
    await choose(context, LAPTOP.name, 'Delete');
    await expect(await screen.findByRole('dialog', { name: 'Delete this passkey?' })).toHaveTextContent(
      'You can no longer log in or confirm payments with “Chrome on Windows”. Delete it in your device’s password manager as well.',
    );
  },
};

export const Named: Story = {
  name: 'names a new passkey and announces it once (SCA-005)',
  tags: BEHAVIOUR,
  play: async (context) => {
    await pressAdd(context);
    const field = await screen.findByLabelText('Name');
    await expect(field).toHaveValue('Chrome on macOS');
    await context.userEvent.clear(field);
    await context.userEvent.type(field, 'Work{Enter}');
    await waitFor(() => expect(context.args.onRename).toHaveBeenCalledWith('c', 'Work'));
    await waitFor(() => expect(context.args.onAdded).toHaveBeenCalledTimes(1));
  },
};

export const Skipped: Story = {
  name: 'allows skipping the name, because the passkey already works (SCA-005)',
  tags: BEHAVIOUR,
  play: async (context) => {
    await pressAdd(context);
    await context.userEvent.click(await screen.findByRole('button', { name: 'Skip' }));
    await expect(context.args.onAdded).toHaveBeenCalledTimes(1);
    await expect(context.args.onRename).not.toHaveBeenCalled();
  },
};

export const Unnamed: Story = {
  name: 'refuses an empty name and one of 41 characters (SCA-005)',
  tags: BEHAVIOUR,
  play: async (context) => {
    await choose(context, LAPTOP.name, 'Rename');
    const field = await screen.findByLabelText('Name');
    await context.userEvent.clear(field);
    await context.userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('This field is required')).toBeVisible());
    await context.userEvent.type(field, 'x'.repeat(41));
    await waitFor(() => expect(screen.getByText('Should have 40 characters or less')).toBeVisible());
    await expect(context.args.onRename).not.toHaveBeenCalled();
  },
};

export const NameRefused: Story = {
  name: 'shows the provider’s message about a name under the field (SCA-006)',
  tags: BEHAVIOUR,
  args: {
    onRename: fn<PasskeysSectionProps['onRename']>(async () => ({
      kind: 'refused',
      fields: { name: 'A passkey with this name already exists' },
    })),
  },
  play: async (context) => {
    await choose(context, LAPTOP.name, 'Rename');
    await context.userEvent.type(await screen.findByLabelText('Name'), ' 2{Enter}');
    await expect(await screen.findByText('A passkey with this name already exists')).toBeVisible();
  },
};

export const PressedTwice: Story = {
  name: 'ignores a second press (SCA-013)',
  tags: BEHAVIOUR,
  args: { onAdd: fn<PasskeysSectionProps['onAdd']>(() => new Promise(() => undefined)) },
  play: async (context) => {
    await context.userEvent.dblClick(context.canvas.getByRole('button', { name: 'Add a passkey' }));
    await expect(context.args.onAdd).toHaveBeenCalledTimes(1);
  },
};

export const Deleted: Story = {
  name: 'confirms a deletion and keeps the focus in its section (SCA-007)',
  tags: BEHAVIOUR,
  render: (args) => <ChangingSection {...args} />,
  play: async (context) => {
    const { step } = context;
    await step('works completely with the keyboard (SCA-013)', async () => {
      context.canvas.getByRole('button', { name: `Options for ${PHONE.name}` }).focus();
      await context.userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
      await context.userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(await screen.findByRole('dialog', { name: 'Delete this passkey?' })).toBeVisible();
      await context.userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('keeps the passkey on "Keep" (SCA-007)', async () => {
      await choose(context, LAPTOP.name, 'Delete');
      await context.userEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
      await expect(context.args.onDelete).not.toHaveBeenCalled();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await deletePasskey(context, LAPTOP.name);
    await waitFor(() => expect(context.args.onDelete).toHaveBeenCalledWith('b'));
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Add a passkey' })).toHaveFocus());
    await step('focuses the row of the first passkey after the last one is deleted (SCA-007)', async () => {
      await deletePasskey(context, PHONE.name);
      await waitFor(() => expect(context.canvas.getByRole('button', { name: /^Add a passkey.+/ })).toHaveFocus());
    });
    await step('focuses the button that replaces the row after the first one is added (SCA-003)', async () => {
      await context.userEvent.keyboard('{Enter}');
      await context.userEvent.click(await screen.findByRole('button', { name: 'Skip' }));
      await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Add a passkey' })).toHaveFocus());
    });
  },
};

export const Retried: Story = {
  name: 'requests the list again after a failure (SCA-002)',
  tags: BEHAVIOUR,
  args: { state: { kind: 'failed', failure: 'unavailable', onRetry: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.state.kind === 'failed' ? args.state.onRetry : null).toHaveBeenCalledTimes(1);
  },
};
