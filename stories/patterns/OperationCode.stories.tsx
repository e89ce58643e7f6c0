import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Money } from '@wallet/ui/foundations/Money';
import { OperationCode, type OperationCodeProps } from '@wallet/ui/patterns/OperationCode';
import { btc } from '../support/amounts.ts';
import { expectFocusOnFirstInvalid, expectRefusedField } from '../support/expectFocusOnFirstInvalid.ts';

type OnCode = OperationCodeProps['onCode'];
const succeed = (): ReturnType<OnCode> => Promise.resolve({ kind: 'done' });

const meta = {
  component: OperationCode,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 844 } } },
  args: {
    items: [
      { label: 'Amount', value: <Money value={btc('0.05')} /> },
      { label: 'Transaction fee', value: <Money value={btc('0.000042')} /> },
    ],
    phone: '+370 6•• ••001',
    resendAt: 0,
    onCode: fn<OnCode>(succeed),
    onResendCode: fn(succeed),
    onBack: fn(),
  },
} satisfies Meta<typeof OperationCode>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The operation to confirm is repeated above the code. */
export const Waiting: Story = {};
/** A customer with a passkey does not have to wait for the SMS (SCA-023). */
export const WithPasskey: Story = { args: { byPasskey: true } };
export const ByPasskey: Story = {
  name: 'accepts a passkey instead of the code, and stays unchanged if it fails (SCA-023)',
  tags: ['!dev', '!autodocs'],
  args: { byPasskey: true, onCode: fn<OnCode>(() => Promise.resolve({ kind: 'failed', failure: 'unavailable' })) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm with a passkey' }));
    await expect(args.onCode).toHaveBeenCalledWith(null);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Service is temporary unavailable');
    await expect(canvas.getByLabelText('Code')).toBeVisible();
  },
};
export const Empty: Story = {
  name: 'requires a code (SEND-036)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args, userEvent, step }) => {
    await expect(canvas.getByLabelText('Code')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expectFocusOnFirstInvalid('Code', 'Required');
    await expect(args.onCode).not.toHaveBeenCalled();
    await step('does not submit after the sixth digit (D-SEND-25)', async () => {
      await userEvent.keyboard('123456');
      await expect(args.onCode).not.toHaveBeenCalled();
      await userEvent.keyboard('{Enter}');
      await expect(args.onCode).toHaveBeenCalledWith('123456');
    });
  },
};
export const Refused: Story = {
  name: 'shows the refusal under the code until it is edited, and keeps the focus (SEND-037, SEND-044)',
  tags: ['!dev', '!autodocs'],
  args: { onCode: fn<OnCode>(() => Promise.resolve({ kind: 'refused', fields: { code: 'Invalid code' } })) },
  play: async (context) => {
    await context.userEvent.type(context.canvas.getByLabelText('Code'), '123456');
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Confirm' }));
    await expectRefusedField(context, 'Code', 'Invalid code', '123456');
  },
};
/** The provider could not be reached. The digits stay. */
export const Failed: Story = {
  args: { onCode: fn<OnCode>(() => Promise.resolve({ kind: 'failed', failure: 'unavailable' })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Code'), '123456{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Service is temporary unavailable');
    await expect(canvas.getByLabelText('Code')).toHaveValue('123456');
  },
};
