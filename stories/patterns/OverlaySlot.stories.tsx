import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '@wallet/ui/components/Button';
import { Dialog } from '@wallet/ui/components/Dialog';
import { OverlaySlot } from '@wallet/ui/patterns/OverlaySlot';
import { useOverlay } from '@wallet/ui/patterns/WalletRoot';
import { useState } from 'react';

const onReplaced = fn();

function AppSlot() {
  const { openOverlay } = useOverlay();
  const openSecond = (): void => {
    openOverlay(<Dialog title="Second">The first one is gone.</Dialog>);
  };
  const openFirst = (): void => {
    openOverlay(
      <Dialog title="First" onOpenChange={onReplaced} actions={<Button onClick={openSecond}>Open the second</Button>}>
        Nothing is stacked.
      </Dialog>,
    );
  };
  const [isOwnOpen, setIsOwnOpen] = useState(false);
  return (
    <main>
      <Button onClick={openFirst}>Open the first</Button>
      <Button variant="secondary" onClick={() => setIsOwnOpen(true)}>
        Open the screen's own
      </Button>
      <Dialog
        title="The screen's own"
        open={isOwnOpen}
        onOpenChange={setIsOwnOpen}
        actions={<Button onClick={openFirst}>Open the first instead</Button>}
      />
      <OverlaySlot />
    </main>
  );
}

const meta = {
  component: OverlaySlot,
  render: () => <AppSlot />,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => void onReplaced.mockClear(),
} satisfies Meta<typeof OverlaySlot>;

export default meta;
type Story = StoryObj<typeof meta>;

const findDialogs = (): (string | null)[] =>
  screen.queryAllByRole('dialog').map((dialog) => dialog.querySelector('h2')?.textContent ?? null);

export const OneAtATime: Story = {
  name: 'opening a modal closes the open one (APP-034, APP-035, HOME-030)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open the first' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(findDialogs()).toEqual(['First']));
    await userEvent.click(screen.getByRole('button', { name: 'Open the second' }));
    await waitFor(() => expect(findDialogs()).toEqual(['Second']));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(findDialogs()).toEqual([]));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const ReplacesScreenDialog: Story = {
  name: `uses the same slot for a screen's own dialog (D-APP-10)`,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: "Open the screen's own" });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(findDialogs()).toEqual(["The screen's own"]));
    await userEvent.click(screen.getByRole('button', { name: 'Open the first instead' }));
    await waitFor(() => expect(findDialogs()).toEqual(['First']));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(findDialogs()).toEqual([]));
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(onReplaced).toHaveBeenCalledWith(false);
  },
};
export const PageDoesNotScroll: Story = {
  play: async ({ canvas, userEvent }) => {
    const page = document.documentElement;
    await userEvent.click(canvas.getByRole('button', { name: 'Open the first' }));
    await waitFor(() => expect(page).toHaveStyle({ overflow: 'hidden' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page).not.toHaveStyle({ overflow: 'hidden' }));
  },
};
const findFirst = () => screen.findByRole('button', { name: 'Open the second' });

export const RingForKeyboard: Story = {
  name: 'only a dialog opened by a key has a focus ring on its first button (D-APP-31)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open the first' });
    await userEvent.click(opener);
    await expect(await findFirst()).toHaveFocus();
    await expect((await findFirst()).matches(':focus-visible')).toBe(false);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await findFirst()).toHaveFocus();
    await expect((await findFirst()).matches(':focus-visible')).toBe(true);
  },
};
