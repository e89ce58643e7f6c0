import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '@wallet/ui/components/Button';
import { Dialog } from '@wallet/ui/components/Dialog';
import { createHistoryBack, OverlaySlot } from '@wallet/ui/patterns/OverlaySlot';
import { useOverlay } from '@wallet/ui/patterns/WalletRoot';
import { useState } from 'react';

const onReplaced = fn();
/** A router’s. */
const onPopState = fn<(event: PopStateEvent) => void>();

const historyBack = createHistoryBack();

function SlotOfAnApp() {
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
      <OverlaySlot back={historyBack.back} />
    </main>
  );
}

const meta = {
  component: OverlaySlot,
  render: () => <SlotOfAnApp />,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    onReplaced.mockClear();
    return () => {
      for (const name of ['back', 'forward']) Reflect.deleteProperty(history, name);
      removeEventListener('popstate', onPopState);
    };
  },
} satisfies Meta<typeof OverlaySlot>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogs = (): (string | null)[] => screen.queryAllByRole('dialog').map((dialog) => dialog.querySelector('h2')?.textContent ?? null);

export const OneAtATime: Story = {
  name: 'opening a modal closes the open one (APP-034, APP-035, HOME-030)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open the first' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialogs()).toEqual(['First']));
    await userEvent.click(screen.getByRole('button', { name: 'Open the second' }));
    await waitFor(() => expect(dialogs()).toEqual(['Second']));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialogs()).toEqual([]));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const ReplacesTheScreensOwn: Story = {
  name: "a screen's own dialog is in the same slot (D-APP-10)",
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: "Open the screen's own" });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialogs()).toEqual(["The screen's own"]));
    await userEvent.click(screen.getByRole('button', { name: 'Open the first instead' }));
    await waitFor(() => expect(dialogs()).toEqual(['First']));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialogs()).toEqual([]));
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(onReplaced).toHaveBeenCalledWith(false);
  },
};
/** The same address before, while and after: only the overlay goes. */
export const BackButton: Story = {
  name: 'the back button closes the overlay and stays on the route (D-APP-11)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const address = location.href;
    await userEvent.click(canvas.getByRole('button', { name: 'Open the first' }));
    await waitFor(() => expect(dialogs()).toEqual(['First']));
    history.back();
    await waitFor(() => expect(dialogs()).toEqual([]));
    await expect(location.href).toBe(address);
  },
};
/** Closing by hand takes the entry of the overlay out of the history again. */
export const HistoryCleaned: Story = {
  name: 'a closed overlay leaves no entry behind (D-APP-13)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the first' }));
    await waitFor(() => expect(history.state).toMatchObject({ overlay: true }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(history.state?.overlay).toBeUndefined());
  },
};
/** A busy browser: the press comes between the closing and the way back, which would take the new page back too. */
export const NavigatedWhileClosing: Story = {
  name: 'a page that is navigated to while the entry of a closed overlay goes stays, and Back leads to where it was (D-APP-13)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const address = location.href;
    const back = history.back.bind(history);
    const wentBack = fn();
    history.back = wentBack;
    await userEvent.click(canvas.getByRole('button', { name: 'Open the first' }));
    await waitFor(() => expect(dialogs()).toEqual(['First']));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(wentBack).toHaveBeenCalledOnce());
    history.pushState({ page: 'next' }, '', '#next');
    addEventListener('popstate', onPopState);
    const wentForward = fn(history.forward.bind(history));
    history.forward = wentForward;
    back();
    await waitFor(() => expect(wentForward).toHaveBeenCalledOnce());
    await waitFor(() => expect(history.state).toEqual({ page: 'next' }));
    await expect(location.hash).toBe('#next');
    await expect(onPopState.mock.calls.map(([{ state }]): unknown => state)).toEqual([]); // for a router it has never left that page
    removeEventListener('popstate', onPopState);
    Reflect.deleteProperty(history, 'forward');
    Reflect.deleteProperty(history, 'back');
    back();
    await waitFor(() => expect(location.href).toBe(address));
    await expect(history.state?.overlay).toBeUndefined();
  },
};
/** A busier one: it has set out for the page beneath, and arrives there whatever was navigated to meanwhile. */
export const NavigatedOnTheWayBack: Story = {
  name: 'a page that is navigated to while the browser goes back is led to again, pushed or put in the place of the old one (D-APP-13)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    for (const navigate of ['pushState', 'replaceState'] as const) {
      await userEvent.click(canvas.getByRole('button', { name: 'Open the first' }));
      await waitFor(() => expect(history.state).toMatchObject({ overlay: true }));
      history.back = () => {
        Reflect.deleteProperty(history, 'back');
        history.back();
        history[navigate]({ page: navigate }, '', `#${navigate}`);
      };
      const arrived = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
      await userEvent.keyboard('{Escape}');
      await arrived;
      await waitFor(() => expect(history.state).toEqual({ page: navigate }));
      await expect(location.hash).toBe(`#${navigate}`);
      await expect(Object.keys(history)).toEqual([]);
    }
  },
};
export const PageDoesNotScroll: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the first' }));
    await waitFor(() => expect(document.documentElement.style.overflow).toBe('hidden'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.documentElement.style.overflow).toBe(''));
  },
};
