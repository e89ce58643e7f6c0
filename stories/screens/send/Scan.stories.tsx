import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { SendScreen, type SendScreenProps } from '@wallet/ui/screens/send';
import { inCustomerFrame } from '../../support/customerFrame.tsx';
import { createCamera, rejectCamera, type FakeCamera } from '../../support/fakeCamera.ts';
import { resolveQuote, usdCoin } from '../../support/transferForm.ts';
import { bitcoin, buildSend, OUTSIDE, quotes } from './buildSend.ts';

const meta = {
  component: SendScreen,
  title: 'screens/send/SendScreen, scan',
  tags: ['!dev', '!autodocs'],
  ...inCustomerFrame,
  args: buildSend(),
} satisfies Meta<typeof SendScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const USDC_CONTRACT = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const ETHEREUM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const getAddressField = ({ canvas }: Context) => canvas.getByLabelText('Address');
const queryScanButton = ({ canvas }: Context) => canvas.queryByRole('button', { name: 'Scan' });
async function pressScan({ canvas, userEvent }: Context): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Scan' }));
}
/** Scans a code and expects the message at the address field, with nothing filled in. */
const playRefusal = (camera: FakeCamera, sentence: string): Play =>
  async function refused(context) {
    await pressScan(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(sentence);
    await expect(getAddressField(context)).toHaveValue('');
    await expect(getAddressField(context)).toBeInvalid();
    await expect(camera.live()).toBe(0);
  };

const bareAddress = createCamera(OUTSIDE);
export const BareAddress: Story = {
  name: 'fills in a bare address with the keyboard and keeps other input (WISH-012)',
  args: { onCameraRequest: bareAddress.openCamera },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText('Amount'), '0.05');
    queryScanButton(context)?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(getAddressField(context)).toHaveValue(OUTSIDE));
    await expect(canvas.getByLabelText('Amount')).toHaveValue('0.05');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(queryScanButton(context)).toHaveFocus();
    await expect(bareAddress.live()).toBe(0);
  },
};

/** BIP-21: fills in address, amount and note. The fee is requested as if they had been typed. */
export const BitcoinRequest: Story = {
  name: 'fills in address, amount and comment from a BIP-21 request (WISH-012)',
  args: { onCameraRequest: createCamera(`bitcoin:${OUTSIDE}?amount=0.05000000&message=Invoice%2017`).openCamera },
  play: async (context) => {
    const { canvas, args } = context;
    await pressScan(context);
    await waitFor(() => expect(getAddressField(context)).toHaveValue(OUTSIDE));
    await expect(canvas.getByLabelText('Amount')).toHaveValue('0.05');
    await expect(canvas.getByLabelText('Comment')).toHaveValue('Invoice 17');
    await waitFor(() => expect(args.onAskFee).toHaveBeenCalledWith({ amount: '0.05000000', address: OUTSIDE }, expect.anything()));
  },
};

const stablecoin: Partial<SendScreenProps> = { page: { kind: 'ready', content: usdCoin }, onAskFee: resolveQuote(quotes.ethereum) };
/** EIP-681: the token is identified by its contract. */
export const TokenRequest: Story = {
  name: 'fills in a token’s address and amount from an EIP-681 request (WISH-012)',
  args: {
    ...stablecoin,
    onCameraRequest: createCamera(`ethereum:${USDC_CONTRACT}@1/transfer?address=${ETHEREUM}&uint256=12.5e6`).openCamera,
  },
  play: async (context) => {
    await pressScan(context);
    await waitFor(() => expect(getAddressField(context)).toHaveValue(ETHEREUM));
    await expect(context.canvas.getByLabelText('Amount')).toHaveValue('12.5');
  },
};

export const TooMuch: Story = {
  name: 'fills in an amount that cannot be sent, with an issue (WISH-012)',
  args: { onCameraRequest: createCamera(`bitcoin:${OUTSIDE}?amount=2`).openCamera },
  play: async (context) => {
    await pressScan(context);
    await expect(await context.canvas.findByText('Incorrect amount')).toBeVisible();
    await expect(context.canvas.getByLabelText('Amount')).toHaveValue('2');
  },
};

const otherNetwork = createCamera(`ethereum:${ETHEREUM}?value=1e18`);
export const OtherNetwork: Story = {
  name: 'refuses a code of another network on the field until the next key (WISH-012)',
  args: { onCameraRequest: otherNetwork.openCamera },
  play: async (context) => {
    await playRefusal(otherNetwork, 'This code is for another network. BTC is sent over Bitcoin only.')(context);
    await context.userEvent.type(getAddressField(context), 'b');
    await expect(context.canvas.queryByRole('alert')).toBeNull();
    await expect(queryScanButton(context)).toBeVisible();
  },
};

const otherCurrency = createCamera(`ethereum:${ETHEREUM}?value=1e18`);
export const OtherCurrency: Story = {
  name: 'refuses a request for ether where a token is sent (WISH-012)',
  args: { ...stablecoin, onCameraRequest: otherCurrency.openCamera },
  play: playRefusal(otherCurrency, 'This code asks for a currency other than USDC.'),
};

const noPayment = createCamera('WIFI:S:Guest;T:WPA;P:secret;;');
export const NoPayment: Story = {
  name: 'refuses any other code (WISH-012)',
  args: { onCameraRequest: noPayment.openCamera },
  play: playRefusal(noPayment, 'This code has no address or payment request in it.'),
};

/** Expects the message once, at the focused field. The form stays usable without the scanner. */
const playWithoutCamera = (sentence: string): Play =>
  async function withoutCamera(context) {
    await pressScan(context);
    await waitFor(() => expect(getAddressField(context)).toHaveAccessibleDescription(sentence));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(getAddressField(context)).toHaveFocus());
    await expect(queryScanButton(context)).toBeNull();
    await context.userEvent.type(getAddressField(context), OUTSIDE);
    await expect(getAddressField(context)).toHaveValue(OUTSIDE);
    await expect(context.canvas.queryByText(sentence)).toBeNull();
  };

export const Denied: Story = {
  name: 'shows a refused camera once and continues without it (WISH-013)',
  args: { onCameraRequest: rejectCamera('NotAllowedError') },
  play: playWithoutCamera('We have no access to your camera. Allow it in your browser settings, or type or paste the address.'),
};
export const NoCamera: Story = {
  name: 'shows a missing camera once and continues without it (WISH-013)',
  args: { onCameraRequest: rejectCamera('NotFoundError') },
  play: playWithoutCamera('This device can’t scan right now. Type or paste the address.'),
};

export const NotOffered: Story = {
  name: 'offers no scanner without camera support (WISH-012, WISH-013)',
  play: async (context) => {
    await expect(queryScanButton(context)).toBeNull();
  },
};
export const NotSendable: Story = {
  name: 'disables the scanner for a coin that cannot be sent (WISH-012, D-SEND-35)',
  args: { page: { kind: 'ready', content: { ...bitcoin, isSendable: false } }, onCameraRequest: rejectCamera('NotFoundError') },
  play: async (context) => {
    await expect(queryScanButton(context)).toBeDisabled();
  },
};
