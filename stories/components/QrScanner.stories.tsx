import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '@wallet/ui/components/Button';
import { QrScanner } from '@wallet/ui/components/QrScanner';
import { useState } from 'react';
import { playDialogPattern } from '../support/dialogPattern.ts';
import { createCamera, rejectCamera } from '../support/fakeCamera.ts';

const LINK =
  'ethereum:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48@1/transfer?address=0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed&uint256=12.5e6';

const meta = {
  component: QrScanner,
  tags: ['!dev', '!autodocs'],
  args: { openCamera: createCamera('').openCamera, onRead: fn(), onUnavailable: fn(), onOpenChange: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 600 } } },
} satisfies Meta<typeof QrScanner>;

export default meta;
type Story = StoryObj<typeof meta>;

const findLivePicture = () => screen.findByText('Point the camera at a QR code');

/** The browser is asking for permission. There is no picture yet. */
export const Opening: Story = {
  tags: ['dev', 'autodocs'],
  args: { openCamera: () => new Promise(() => undefined) },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Scan a QR code' });
    await expect(dialog).toHaveTextContent('Opening the camera…');
  },
};

const emptyCamera = createCamera('');
export const Scanning: Story = {
  name: 'shows the camera until a code is found (WISH-012)',
  args: { openCamera: emptyCamera.openCamera },
  play: async ({ args }) => {
    const picture = await findLivePicture();
    await waitFor(() => expect(picture).toBeVisible());
    await expect(emptyCamera.live()).toBe(1);
    await expect(args.onRead).not.toHaveBeenCalled();
  },
};

const camera = createCamera(LINK);
/** A real code on the camera's picture, decoded by the library: desktop browsers have no built-in reader. */
export const Read: Story = {
  name: 'reads a code once and turns the camera off (WISH-012, WISH-013, D-WISH-04)',
  args: { openCamera: camera.openCamera },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onRead).toHaveBeenCalledWith(LINK));
    await expect(args.onRead).toHaveBeenCalledTimes(1);
    await expect(camera.live()).toBe(0);
  },
};

/** Installs a built-in barcode reader for one story. */
function withBrowserReader(detect: () => Promise<readonly { readonly rawValue: string }[]>) {
  return () => {
    class Reader {
      static readonly getSupportedFormats = async () => ['qr_code'];
      readonly detect = detect;
    }
    Object.defineProperty(window, 'BarcodeDetector', { configurable: true, value: Reader });
    return () => Reflect.deleteProperty(window, 'BarcodeDetector');
  };
}

/** Android and macOS have a built-in reader. */
export const ReadByBrowser: Story = {
  name: 'uses the browser’s own reader if there is one (WISH-012, D-WISH-04)',
  beforeEach: withBrowserReader(async () => [{ rawValue: 'read by the browser' }]),
  play: async ({ args }) => {
    await waitFor(() => expect(args.onRead).toHaveBeenCalledWith('read by the browser'));
  },
};

export const BrowserReaderBroken: Story = {
  name: 'replaces a failing browser reader (WISH-012, D-WISH-04)',
  args: { openCamera: createCamera(LINK).openCamera },
  beforeEach: withBrowserReader(async () => Promise.reject(new DOMException('Service unavailable', 'NotSupportedError'))),
  play: async ({ args }) => {
    await waitFor(() => expect(args.onRead).toHaveBeenCalledWith(LINK));
  },
};

export const Denied: Story = {
  name: 'reports a refused camera (WISH-013)',
  args: { openCamera: rejectCamera('NotAllowedError') },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onUnavailable).toHaveBeenCalledWith('denied'));
  },
};
export const Missing: Story = {
  name: 'reports a missing camera (WISH-013)',
  args: { openCamera: rejectCamera('NotFoundError') },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onUnavailable).toHaveBeenCalledWith('missing'));
  },
};

const unplugged = createCamera('');
export const Unplugged: Story = {
  name: 'reports a camera that is disconnected while in use as missing (WISH-013)',
  args: {
    openCamera: async () => {
      const stream = await unplugged.openCamera();
      for (const track of stream.getTracks()) track.stop();
      return stream;
    },
  },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onUnavailable).toHaveBeenCalledWith('missing'));
  },
};

const closed = createCamera('');
export const Closed: Story = {
  name: 'turns the camera off when the scanner closes (WISH-013)',
  args: { openCamera: closed.openCamera },
  render: function Openable(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Scan</Button>
        {isOpen ? <QrScanner {...args} onOpenChange={() => setIsOpen(false)} /> : null}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await playDialogPattern({ opener: canvas.getByRole('button', { name: 'Scan' }), name: 'Scan a QR code' });
    await userEvent.click(canvas.getByRole('button', { name: 'Scan' }));
    await findLivePicture();
    await expect(closed.live()).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(closed.live()).toBe(0));
  },
};

/** When the customer switches to another tab or app, the camera must not keep recording. */
export const PageHidden: Story = {
  name: 'requests to be closed when the page is hidden (WISH-013)',
  beforeEach: () => () => void Reflect.deleteProperty(document, 'hidden'),
  play: async ({ args }) => {
    await findLivePicture();
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
