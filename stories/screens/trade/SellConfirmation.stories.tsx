import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { SellScreen } from '@wallet/ui/screens/trade';
import { openPriceDetails, readRows } from '../../support/readRows.ts';
import { inCustomerFrame } from '../../support/customerFrame.tsx';
import { answers, bitcoin, buildSell, codeStep } from './buildTrade.ts';

const meta = {
  component: SellScreen,
  title: 'screens/trade/SellScreen, confirmation',
  tags: ['!dev', '!autodocs'],
  ...inCustomerFrame,
  args: { ...buildSell(), step: codeStep },
} satisfies Meta<typeof SellScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const readFontSize = (element: Element): number => Number(getComputedStyle(element).fontSize.slice(0, -'px'.length));

const findConfirmButton = ({ canvas }: Context) => canvas.getByRole('button', { name: 'Confirm' });
async function enterCode(context: Context): Promise<void> {
  await context.userEvent.type(context.canvas.getByLabelText('Code'), '123456');
  await context.userEvent.click(findConfirmButton(context));
}

/** The code field is below a summary of the sale. */
export const Code: Story = { tags: ['dev', 'autodocs'] };

export const DeliveryFailed: Story = {
  tags: ['dev', 'autodocs'],
  args: { step: { ...codeStep, delivery: { kind: 'failed', message: '' } } },
};

export const Entered: Story = {
  name: 'requires a code, refuses a short one, and submits six digits (LEG-003, LEG-036, OPS-035)',
  play: async (context) => {
    const { canvas, args, userEvent, step } = context;
    await step('allows resending when the time is up (LEG-037, LEG-038)', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Resend code' }));
      await expect(args.onResendCode).toHaveBeenCalledTimes(1);
      await expect(args.onTimeUp).toHaveBeenCalled();
    });
    await userEvent.click(findConfirmButton(context));
    await expect(canvas.getByText('Required')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Code'), '12345');
    await userEvent.click(findConfirmButton(context));
    await expect(canvas.getByText('Invalid code')).toBeVisible();
    await expect(args.onCode).not.toHaveBeenCalled();
    await userEvent.clear(canvas.getByLabelText('Code'));
    await enterCode(context);
    await expect(args.onCode).toHaveBeenCalledWith('123456');
  },
};

export const NoAttemptsLeft: Story = {
  name: 'offers support instead of a new code when no attempts are left (LEG-038, D-LEG-15)',
  args: { step: { ...codeStep, attemptsLeft: 0 } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Resend code' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Contact support' }));
    await expect(args.onContactSupport).toHaveBeenCalled();
  },
};

export const TimerBroken: Story = {
  name: 'shows an error with retry for an unknown time (LEG-038)',
  args: { step: { ...codeStep, resendAt: null } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Something went wrong.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onResendCode).toHaveBeenCalled();
  },
};

export const WrongCode: Story = {
  name: 'shows the provider’s message under the code until it is edited (D-LEG-15)',
  args: { onCode: answers.code({ kind: 'refused', fields: { code: 'Too many attempts' } }) },
  play: async (context) => {
    await enterCode(context);
    await expect(await context.canvas.findByText('Too many attempts')).toBeVisible();
    await context.userEvent.clear(context.canvas.getByLabelText('Code'));
    await expect(context.canvas.queryByText('Too many attempts')).toBeNull();
  },
};

const expectRefusal: NonNullable<Story['play']> = async (context) => {
  await enterCode(context);
  await expect(await screen.findByRole('dialog', { name: 'Something went wrong' })).toHaveTextContent('The operation has expired');
};

export const Refused: Story = {
  name: 'shows a refused confirmation in an error modal (LEG-040, OPS-015)',
  args: { onCode: answers.code({ kind: 'stopped', message: 'The operation has expired' }) },
  play: expectRefusal,
};

export const RefusedByTheProvider: Story = {
  name: 'titles the message of the provider like every failure of a sale (OPS-015, OPS-026)',
  args: { onCode: answers.code({ kind: 'refused', message: 'The operation has expired' }) },
  play: expectRefusal,
};

export const PriceChanged: Story = {
  name: 'shows an expired price in an error modal that returns to the form (MKT-015)',
  args: { onCode: answers.code({ kind: 'priceChanged', message: 'The price has changed. Please check the new amount and try again.' }) },
  play: async (context) => {
    await enterCode(context);
    const dialog = await screen.findByRole('dialog', { name: 'Something went wrong' });
    await expect(dialog).toHaveTextContent('The price has changed.');
    await expect(context.args.onBack).not.toHaveBeenCalled();
    await context.userEvent.click(within(dialog).getByRole('button', { name: 'I got it' }));
    await expect(context.args.onBack).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  name: 'keeps the code after a lost response (D-LEG-21)',
  args: { onCode: answers.code({ kind: 'failed', failure: 'offline' }) },
  play: async (context) => {
    await enterCode(context);
    await expect(await screen.findByRole('dialog', { name: 'Something went wrong' })).toHaveTextContent(
      'Please check your internet connection and try again.',
    );
    await expect(context.canvas.getByLabelText('Code')).toHaveValue('123456');
  },
};

export const NotEnough: Story = {
  name: 'offers support or home when funds are missing (LEG-041, D-LEG-19)',
  args: { onCode: answers.code({ kind: 'insufficientFunds' }) },
  play: async (context) => {
    await enterCode(context);
    const dialog = await screen.findByRole('dialog', { name: "You don't have enough funds" });
    await expect(dialog).toHaveTextContent('Top up your account or contact us to cancel the transaction.');
    await expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '#support');
    await expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '#assets');
  },
};

export const Leading: Story = {
  name: 'leads with what arrives, as the largest text above the code (D-LEG-24)',
  play: async ({ canvas, canvasElement }) => {
    const lead = (await canvas.findByText('You get')).nextElementSibling ?? canvasElement;
    await expect(lead).toHaveTextContent('≈ €737.03');
    await expect(lead.getBoundingClientRect().bottom).toBeLessThan(canvas.getByLabelText('Code').getBoundingClientRect().top);
    const others = [...canvasElement.querySelectorAll('*')].filter((element) => !lead.contains(element) && element.textContent !== '');
    await expect(readFontSize(lead)).toBeGreaterThan(Math.max(...others.map(readFontSize)));
  },
};

/** The price rows of the form, as they were when the sale was prepared. */
export const Priced: Story = {
  tags: ['dev', 'autodocs'],
  args: { page: { kind: 'ready', content: { ...bitcoin, middleRate: '60000' } } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByLabelText('Code');
    await openPriceDetails();
    await expect(readRows(canvasElement)).toEqual([
      ['Rate', '1 BTC = €59,700.00'],
      ['Middle rate', '1 BTC = €60,000.00'],
      ['Mark-up', '0.50% · €3.71'],
      ['Worth at the middle rate', '€740.74'],
      ['Transaction fee', '0.0001 BTC'],
      ['Amount', '0.01234567 BTC'],
      ['Total', '≈ €737.03'],
    ]);
  },
};
