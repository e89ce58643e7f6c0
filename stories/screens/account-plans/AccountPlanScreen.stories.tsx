import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { AccountPlanScreen, type PlanView, type RequestPlan } from '@wallet/ui/screens/account-plans';
import { inCustomerFrame } from '../../support/customerFrame.tsx';
import { activate, growth, launch, wealth } from './plans.ts';

const resolveWith = (outcome: Awaited<ReturnType<RequestPlan>>) => fn<RequestPlan>(async () => outcome);
const withPlan = (content: PlanView) => ({ planKey: content.key, page: { kind: 'ready', content } as const });

const meta = {
  component: AccountPlanScreen,
  ...inCustomerFrame,
  args: { ...withPlan({ ...growth, isComingSoon: false }), onRequest: resolveWith({ kind: 'done' }), onBack: fn() },
} satisfies Meta<typeof AccountPlanScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const pressRequest: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Request plan' }));
};

export const Default: Story = {};

/** The customer's current plan has no button. */
export const Own: Story = { args: withPlan(activate(launch)) };

export const ComingSoon: Story = { args: withPlan(growth) };

/** A plan that is arranged in a call, with the features of the plans that it includes. */
export const Scheduled: Story = {
  args: { ...withPlan(wealth), includes: [launch, growth] },
  play: async ({ canvas, step }) => {
    await step('spells out what it includes, and says the price and what happens (DESK-010, PLAN-008)', async () => {
      await expect(canvas.getByText('Price: Bespoke')).toBeVisible();
      await expect(canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
        'Wealth',
        'Everything in Growth',
        'Everything in Launch',
      ]);
      await expect(canvas.getByText('EUR and USD accounts')).toBeVisible();
      await expect(within(canvas.getByRole('region', { name: 'How it works' })).getAllByRole('listitem')).toHaveLength(3);
    });
  },
};

/** While the plan is loading, its title is already shown. */
export const Loading: Story = { args: { planKey: 'wealth', page: { kind: 'loading' } } };

/** Waiting for the response. Further presses send nothing. */
export const Busy: Story = {
  args: { onRequest: fn<RequestPlan>(() => new Promise(() => undefined)) },
  play: async (context) => {
    await pressRequest(context);
    await pressRequest(context);
    await expect(context.args.onRequest).toHaveBeenCalledTimes(1);
  },
};

export const Requested: Story = {
  name: 'opens "Request accepted" after a request (PLAN-010, PLAN-013, PLAN-015)',
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await pressRequest(context);
    const dialog = await screen.findByRole('dialog', { name: 'Request accepted' });
    await expect(dialog).toHaveTextContent('We will be in touch about your plan.');
    await expect(context.args.onRequest).toHaveBeenCalledWith('growth');
    await context.userEvent.click(screen.getByRole('button', { name: 'I got it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Refused: Story = {
  name: 'shows a refusal in the generic error modal (D-PLAN-02)',
  tags: ['!dev', '!autodocs'],
  args: { onRequest: resolveWith({ kind: 'refused', message: 'This plan is coming soon' }) },
  play: async (context) => {
    await pressRequest(context);
    await expect(await screen.findByRole('dialog', { name: 'This could not be done' })).toHaveTextContent('This plan is coming soon');
  },
};

export const WithoutNetwork: Story = {
  name: 'names the connection in the error modal when offline (D-PLAN-12)',
  tags: ['!dev', '!autodocs'],
  args: { onRequest: resolveWith({ kind: 'failed', failure: 'offline' }) },
  play: async (context) => {
    await pressRequest(context);
    await expect(await screen.findByRole('dialog', { name: 'Something went wrong' })).toHaveTextContent('No internet connection!');
  },
};

export const Prompted: Story = {
  name: 'shows nothing when another prompt comes first (D-PLAN-13)',
  tags: ['!dev', '!autodocs'],
  args: { onRequest: resolveWith({ kind: 'prompted' }) },
  play: async (context) => {
    await pressRequest(context);
    await expect(context.args.onRequest).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
