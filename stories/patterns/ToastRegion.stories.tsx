import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { BottomSheet } from '@wallet/ui/components/BottomSheet';
import { Button } from '@wallet/ui/components/Button';
import { Page } from '@wallet/ui/foundations/Layout';
import { StickyActions } from '@wallet/ui/patterns/OperationForm';
import { ToastRegion } from '@wallet/ui/patterns/ToastRegion';
import { useToast } from '@wallet/ui/patterns/WalletRoot';

function PageWithToasts() {
  const { showToast } = useToast();
  return (
    <main>
      <Button onClick={() => showToast({ text: 'Copied', tone: 'positive' })}>Copy</Button>
      <Button variant="secondary" onClick={() => showToast({ text: 'Service is temporary unavailable', tone: 'negative' })}>
        Fail
      </Button>
      <ToastRegion />
    </main>
  );
}

const meta = {
  component: ToastRegion,
  render: () => <PageWithToasts />,
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The region is mounted before its messages, so that they are announced. The same text appears only once. */
export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'Notifications' });
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(canvas.getAllByText('Copied')).toHaveLength(1));
  },
};
export const ErrorsStay: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await waitFor(() => expect(canvas.getByText('Service is temporary unavailable')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByText('Service is temporary unavailable')).toBeNull());
  },
};

function PageWithActions() {
  const { showToast } = useToast();
  return (
    <Page style={{ minBlockSize: '100dvh', boxSizing: 'border-box' }}>
      <StickyActions>
        <Button fullWidth onClick={() => showToast({ text: 'Service is temporary unavailable', tone: 'negative' })}>
          Next step
        </Button>
      </StickyActions>
      <ToastRegion />
    </Page>
  );
}

export const AboveActions: Story = {
  name: 'an error that stays does not cover the button at the bottom of a phone (D-APP-41)',
  tags: ['picture:none'],
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  render: () => <PageWithActions />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Next step' });
    await userEvent.click(button);
    const toast = await canvas.findByText('Service is temporary unavailable');
    await waitFor(() => expect(toast.getBoundingClientRect().bottom).toBeLessThan(button.getBoundingClientRect().top));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  },
};

function PageWithSheet() {
  const { showToast } = useToast();
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <Button
        onClick={() => {
          showToast({ text: 'Transfer sent', action: { label: 'Show', onPress: () => setOpen(false) } });
          setOpen(true);
        }}
      >
        Send
      </Button>
      <BottomSheet title="Transfer" size="full" open={isOpen} onOpenChange={setOpen}>
        €500.00
      </BottomSheet>
      <ToastRegion />
    </main>
  );
}

export const AboveOverlay: Story = {
  name: 'a toast is above an overlay that opens after it, and can be pressed there (D-APP-10)',
  tags: ['!dev', '!autodocs'],
  render: () => <PageWithSheet />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const action = await waitFor(() => screen.getByRole('button', { name: 'Show' }));
    await waitFor(async () => {
      const { left, top, width, height } = action.getBoundingClientRect();
      await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(action);
    });
    await userEvent.click(action);
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Notifications' })).toBeEmptyDOMElement());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
