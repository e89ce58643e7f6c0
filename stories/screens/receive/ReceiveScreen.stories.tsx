import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { type ReceiveContent, ReceiveScreen, type ReceiveScreenProps } from '@wallet/ui/screens/receive';
import { inCustomerFrame } from '../../support/customerFrame.tsx';

const ADDRESS = 'bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh';
const bitcoin: ReceiveContent = {
  code: 'BTC',
  isStablecoin: false,
  network: 'bitcoin',
  decimals: 8,
  address: { kind: 'ready', text: ADDRESS },
};
const usdCoin: ReceiveContent = {
  code: 'USDC',
  isStablecoin: true,
  network: 'ethereum',
  decimals: 5,
  address: { kind: 'ready', text: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
};
const buildReady = (content: ReceiveContent): ReceiveScreenProps['page'] => ({ kind: 'ready', content });

const meta = {
  component: ReceiveScreen,
  tags: ['!dev', '!autodocs'],
  ...inCustomerFrame,
  args: { page: buildReady(bitcoin), onBack: fn(), largeCodeHref: '#large', supportHref: '/support/form', onShare: fn() },
} satisfies Meta<typeof ReceiveScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

export const Bitcoin: Story = {
  name: 'shows the address as a QR code under the currency’s name (RCV-002, RCV-003)',
  play: async ({ canvas, userEvent, step }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Receive BTC' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: `Enlarge QR code: QR code of the address ${ADDRESS}` })).toBeVisible();
    await expect(canvas.getByText('Only the Bitcoin network is supported. Deposits from other networks could be lost.')).toBeVisible();
    await step('copies the full address (RCV-004, D-RCV-05)', async () => {
      const box = canvas.getByRole('button', { name: /^Copy address, / });
      await expect(box).toHaveTextContent(ADDRESS);
      await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
      await expect(await canvas.findByText(/^(Copied|Press and hold to copy)$/, { selector: '[data-part=label]' })).toBeVisible();
    });
  },
};

export const Stablecoin: Story = {
  name: 'names the network and limits of a stablecoin (RCV-006, RCV-007)',
  args: { page: buildReady(usdCoin) },
  play: async ({ canvas, userEvent, step }) => {
    await expect(
      canvas.getByText('Only the ERC-20 network on Ethereum is supported. Deposits from other networks could be lost.'),
    ).toBeVisible();
    await expect(canvas.getByText(/^Limited functionality: the wallet supports only deposits/)).toBeVisible();
    await step('requests a stablecoin with EIP-681 (WISH-018)', async () => {
      const { sheet, shown } = await openRequest(canvas, 'USDC');
      await userEvent.type(sheet.getByLabelText('Amount'), '12.345678');
      await expect(shown()).toBe(
        'ethereum:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48@1/transfer?address=0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed&uint256=12.34567e6',
      );
    });
  },
};

/** The address is passed to the device's share sheet. */
export const Shared: Story = {
  tags: ['dev', 'autodocs'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share address' }));
    await expect(args.onShare).toHaveBeenCalledWith(ADDRESS);
  },
};

const openRequest = async (page: Canvas, code: string): Promise<{ sheet: Canvas; shown: () => string }> => {
  const opener = page.getByRole('button', { name: 'Request an amount' });
  opener.focus();
  opener.click();
  const sheet = within(await screen.findByRole('dialog', { name: `Request ${code}` }));
  const box = sheet.getByRole('button', { name: /^Copy payment link/ });
  return { sheet, shown: () => box.querySelector('[data-part=value]')?.textContent ?? '' };
};

/** A payment request for an amount. The link and its QR code follow the input. */
export const Requesting: Story = {
  tags: ['dev', 'autodocs'],
  play: async ({ canvas, userEvent }) => {
    const { sheet } = await openRequest(canvas, 'BTC');
    await userEvent.type(sheet.getByLabelText('Amount'), '0.05');
    await userEvent.type(sheet.getByLabelText('Note'), 'Rent & tea');
    const link = `bitcoin:${ADDRESS}?amount=0.05&message=Rent%20%26%20tea`;
    await expect(await sheet.findByRole('img', { name: `QR code of the payment request ${link}` })).toBeVisible();
  },
};

/** The request is the address alone until an amount is entered, and zero does not count. Exactly what is shown is shared. */
export const RequestShared: Story = {
  name: 'copies a request and shares it as a link (WISH-018)',
  play: async ({ canvas, args, userEvent }) => {
    const { sheet, shown } = await openRequest(canvas, 'BTC');
    await expect(shown()).toBe(`bitcoin:${ADDRESS}`);
    await userEvent.type(sheet.getByLabelText('Amount'), '0');
    await expect(shown()).toBe(`bitcoin:${ADDRESS}`);
    await userEvent.type(sheet.getByLabelText('Amount'), '.05');
    await expect(shown()).toBe(`bitcoin:${ADDRESS}?amount=0.05`);
    await userEvent.click(sheet.getByRole('button', { name: 'Share link' }));
    await expect(args.onShare).toHaveBeenCalledWith(`bitcoin:${ADDRESS}?amount=0.05`);
    await userEvent.click(sheet.getByRole('button', { name: /^Copy payment link/ }));
    await expect(await sheet.findByText(/^(Copied|Press and hold to copy)$/, { selector: '[data-part=label]' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Request an amount' })).toHaveFocus());
  },
};

/** A QR code with too much data is hard to scan, so a long note is left out and the form says so. */
export const RequestNoteTooLong: Story = {
  name: 'leaves out a note that is too long for the QR code, with a message (WISH-018)',
  play: async ({ canvas, userEvent }) => {
    const { sheet, shown } = await openRequest(canvas, 'BTC');
    await userEvent.click(sheet.getByLabelText('Note'));
    await userEvent.paste('ž'.repeat(120));
    await expect(sheet.getByRole('alert')).toHaveTextContent('This note is too long for a QR code, so we left it out.');
    await expect(shown()).toBe(`bitcoin:${ADDRESS}`);
  },
};

export const Legacy: Story = {
  name: 'the legacy page shows its two parts and the hint (RCV-009, RCV-010)',
  args: { view: 'legacy' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Your address' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'QR Code' })).toBeVisible();
    await expect(canvas.getByText('Let the sender scan this to get your address')).toBeVisible();
    await expect(await canvas.findByRole('img', { name: `QR code of the address ${ADDRESS}` })).toHaveAttribute('data-size', 'lg');
  },
};

export const OtherCoin: Story = {
  name: 'names another network, and requests no amount of a coin without a payment link (RCV-006, WISH-018)',
  args: { page: buildReady({ ...bitcoin, code: 'GRAIN', decimals: 18, network: { name: 'Mill' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only the Mill network is supported. Coins sent through another network could be lost.')).toBeVisible();
    await expect(canvas.getByText('Your address · Mill network')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy address' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Request an amount' })).toBeNull();
  },
};

export const NotAllowed: Story = {
  name: 'shows support instead of the address to customers who are not allowed to hold the token (RCV-012, RCV-013, D-RCV-06)',
  args: { page: buildReady({ ...usdCoin, address: { kind: 'notAllowed' } }) },
  play: async ({ canvas, step }) => {
    await expect(canvas.getByText(/^You are not allowed to recieve USDC tokens\. Please contact our/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'support service' })).toHaveAttribute('href', '/support/form');
    await expect(canvas.queryByRole('img', { name: /^QR code/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Copy/ })).toBeNull();
    await step('offers no payment request without an address (WISH-018, RCV-012)', async () => {
      await expect(canvas.queryByRole('button', { name: 'Request an amount' })).toBeNull();
    });
  },
};

/** The custodian has not created the address yet. */
export const Creating: Story = {
  tags: ['dev', 'autodocs'],
  args: { page: buildReady({ ...bitcoin, address: { kind: 'creating', onRetry: fn() } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We are creating your address. Come back in a minute.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Loading: Story = {
  name: 'shows a loading message (RCV-011)',
  args: { page: { kind: 'loading' }, view: 'legacy' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeInTheDocument();
  },
};

export const Failed: Story = { tags: ['dev', 'autodocs'], args: { page: { kind: 'failed', failure: 'unavailable', onRetry: fn() } } };
