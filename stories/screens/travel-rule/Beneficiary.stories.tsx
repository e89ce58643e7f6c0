import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { TravelRuleSendScreen, type TravelRuleSendScreenProps } from '@wallet/ui/screens/travel-rule';
import { inCustomerFrame } from '../../support/customerFrame.tsx';
import { expectFocusOnFirstInvalid, expectRefusedField } from '../../support/expectFocusOnFirstInvalid.ts';
import { getNextButton } from '../../support/transferForm.ts';
import { alice, buildSend, company, ether, steps, vasps, waitForStep, choose, pick } from './buildTravelRule.ts';

const meta = {
  component: TravelRuleSendScreen,
  title: 'screens/travel-rule/TravelRuleSendScreen, beneficiary',
  tags: ['!dev', '!autodocs'],
  ...inCustomerFrame,
  args: buildSend(steps.beneficiary),
} satisfies Meta<typeof TravelRuleSendScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function fill(context: Context): Promise<void> {
  await choose(context, 'Third-party individual');
  await context.userEvent.type(context.canvas.getByLabelText('Beneficiary name'), ' Bruno Keller ');
  await pick(context, 'Beneficiary country of residence', 'Germany');
}

/** Nothing is selected yet, except VASP as the wallet type. */
export const Default: Story = { tags: ['dev', 'autodocs'] };

/** The customer's own wallet. The fields are filled in from the profile and locked. */
export const Myself: Story = {
  tags: ['dev', 'autodocs'],
  args: { step: { ...steps.beneficiary, draft: { ...steps.beneficiary.draft, type: 'own_wallet', ...alice, wallet: 'unhosted' } } },
};

/** A company with an unhosted wallet. The CRN is required, and every term is explained. */
export const CompanyUnhosted: Story = {
  tags: ['dev', 'autodocs'],
  args: { step: { ...steps.beneficiary, draft: { ...steps.beneficiary.draft, type: 'third_party_company', wallet: 'unhosted' } } },
};

export const SentForReview: Story = { tags: ['dev', 'autodocs'], args: { step: { name: 'reviewed', isConfirmedByEmail: false } } };

/** The customer's own unhosted wallet is confirmed by e-mail. */
export const CheckEmail: Story = { tags: ['dev', 'autodocs'], args: { step: { name: 'reviewed', isConfirmedByEmail: true } } };

export const Empty: Story = {
  name: 'shows what is required on the empty form (TRS-014, TRS-065, D-TRS-07)',
  play: async (context) => {
    const { step } = context;
    await waitForStep();
    await context.userEvent.click(getNextButton(context));
    await expect(context.canvas.getAllByText('This field is required')).toHaveLength(4);
    await expectFocusOnFirstInvalid("Who I'm sending to", 'This field is required');
    await expect(context.canvas.getByRole('radio', { name: 'Myself' })).toHaveFocus();
    await expect(context.args.onReview).not.toHaveBeenCalled();
    await step('shows issues of the name (TRS-013, TRS-015, TRS-016)', async () => {
      await waitForStep();
      const { canvas, userEvent } = context;
      await choose(context, 'Third-party individual');
      const name = canvas.getByLabelText('Beneficiary name');
      await userEvent.type(name, 'A/B');
      await userEvent.tab();
      await expect(canvas.getByText('Can contain only letters, digits, dots and spaces')).toBeVisible();
      await userEvent.clear(name);
      await userEvent.click(name);
      await userEvent.paste('a'.repeat(141));
      await expect(canvas.getByText('Should have 140 characters or less')).toBeVisible();
    });
  },
};

export const Consent: Story = {
  name: 'requires consent before the details are sent (TRS-004, TRS-005, D-TRS-09)',
  play: async (context) => {
    await waitForStep();
    const { args, userEvent } = context;
    await fill(context);
    await pick(context, 'Wallet VASP', 'Northlight Exchange');
    await userEvent.click(getNextButton(context));
    const dialog = await screen.findByRole('dialog', { name: 'Consent to share information' });
    await expect(dialog).toHaveTextContent(
      'Regulation (EU) 2023/1113 on information accompanying transfers of funds and certain crypto-assets requires us to send your and the recipient’s details to Northlight Exchange, the provider of the receiving wallet.',
    );
    await expect(args.onReview).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onReview).not.toHaveBeenCalled();
    await userEvent.click(getNextButton(context));
    await userEvent.click(await screen.findByRole('button', { name: 'I agree' }));
    await expect(args.onReview).toHaveBeenCalledTimes(1);
    await expect(args.onReview).toHaveBeenCalledWith(
      {
        type: 'third_party_individual',
        name: 'Bruno Keller',
        country: 'DEU',
        wallet: 'vasp',
        vasp: '83e4d6a1-27bc-4905-b3d9-15f68c0ae7d2',
      },
      expect.anything(),
    );
  },
};

/** For an unhosted wallet no provider is notified, so no consent is needed. A previously selected provider is not sent. */
export const Unhosted: Story = {
  name: 'needs no consent and no provider for an unhosted wallet (TRS-064, D-TRS-37)',
  play: async (context) => {
    await waitForStep();
    const { canvas, args, userEvent } = context;
    await fill(context);
    await pick(context, 'Wallet VASP', 'Northlight Exchange');
    await userEvent.click(canvas.getByRole('radio', { name: 'Unhosted' }));
    await expect(canvas.queryByRole('combobox', { name: 'Wallet VASP' })).toBeNull();
    await userEvent.click(getNextButton(context));
    await expect(args.onReview).toHaveBeenCalledWith(
      { type: 'third_party_individual', name: 'Bruno Keller', country: 'DEU', wallet: 'unhosted' },
      expect.anything(),
    );
  },
};

export const PlainWords: Story = {
  name: 'asks for the beneficiary as step 2 of 3, and explains VASP, unhosted and CRN (D-TRS-39, D-TRS-40)',
  play: async (context) => {
    await waitForStep();
    const { canvas, userEvent } = context;
    await expect(canvas.getByRole('heading', { level: 2, name: 'Who are you sending to?' })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuetext', 'Step 2 of 3');
    await expect(canvas.getByText('Sending', { selector: 'dt' }).nextElementSibling).toHaveTextContent(/^0\.5.ETH$/);
    await expect(canvas.getByText('An exchange')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'About VASP' }));
    await waitFor(() => expect(canvas.getByText(/^Virtual asset service provider/)).toBeVisible());
    await choose(context, 'Third-party company');
    await userEvent.click(canvas.getByRole('radio', { name: 'Unhosted' }));
    await expect(canvas.getByText('A private wallet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'About Unhosted' })).toBeVisible();
    canvas.getByRole('button', { name: 'About company registration number' }).focus();
    await waitFor(() => expect(canvas.getByText(/^Company registration number/)).toBeVisible());
  },
};

export const Company: Story = {
  name: 'requires name and CRN of a company (TRS-066, D-TRS-06)',
  play: async (context) => {
    await waitForStep();
    const { canvas, args, userEvent } = context;
    await choose(context, 'Third-party company');
    await userEvent.type(canvas.getByLabelText('Company name'), 'Keller Studios GmbH');
    await pick(context, 'Beneficiary country of residence', 'Germany');
    await userEvent.click(canvas.getByRole('radio', { name: 'Unhosted' }));
    await userEvent.click(getNextButton(context));
    await expect(canvas.getByText('This field is required')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('CRN'), 'HRB 14021');
    await userEvent.click(getNextButton(context));
    await expect(args.onReview).toHaveBeenCalledWith(expect.objectContaining({ legalId: 'HRB 14021' }), expect.anything());
    await expect(canvas.queryByLabelText('Town')).toBeNull();
  },
};

export const Prefill: Story = {
  name: 'fills in and locks the customer’s own wallet (TRS-067, D-TRS-08)',
  args: buildSend(steps.beneficiary, ether, company),
  play: async (context) => {
    await waitForStep();
    const { canvas } = context;
    await choose(context, 'Myself');
    for (const [label, value] of [
      ['Beneficiary name', 'Hale Trading UAB'],
      ['CRN', '304123456'],
      ['Beneficiary country of residence', 'Lithuania'],
    ] as const) {
      await expect(canvas.getByLabelText(label)).toHaveValue(value);
      await expect(canvas.getByLabelText(label)).toHaveAttribute('readonly');
    }
    await expect(canvas.getAllByText('From your profile')).toHaveLength(3);
    await choose(context, 'Third-party individual');
    await expect(canvas.getByLabelText('Beneficiary name')).toHaveValue('');
    await expect(canvas.getByLabelText('Beneficiary name')).not.toHaveAttribute('readonly');
  },
};

export const PrefillWithGaps: Story = {
  name: 'keeps fields editable that the profile lacks or has in an invalid form (D-TRS-08)',
  args: buildSend(steps.beneficiary, ether, { ...alice, name: 'Anna-Maria Hale', country: '' }),
  play: async (context) => {
    await waitForStep();
    const { canvas } = context;
    await choose(context, 'Myself');
    await expect(canvas.getByLabelText('Beneficiary name')).toHaveValue('Anna-Maria Hale');
    await expect(canvas.getByLabelText('Beneficiary name')).not.toHaveAttribute('readonly');
    await expect(canvas.getByRole('combobox', { name: 'Beneficiary country of residence' })).toBeEnabled();
  },
};

export const VaspsFailed: Story = {
  name: 'shows that the list failed and offers a retry (TRS-028)',
  args: { vasps: { kind: 'failed', onRetry: fn() } },
  play: async ({ canvas, args, userEvent }) => {
    await waitForStep();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Wallet VASP' }));
    const failed = await screen.findByText('Failed to load options. Please try again later');
    await waitFor(() => expect(failed).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.vasps.kind === 'failed' ? args.vasps.onRetry : undefined).toHaveBeenCalledTimes(1);
  },
};

export const Refused: Story = {
  name: 'shows the provider’s message on its field (D-TRS-12)',
  args: {
    vasps,
    onReview: fn<TravelRuleSendScreenProps['onReview']>(async () => ({ kind: 'refused', fields: { name: 'Not a name' } })),
  },
  play: async (context) => {
    await waitForStep();
    const { canvas, userEvent } = context;
    await fill(context);
    await userEvent.click(canvas.getByRole('radio', { name: 'Unhosted' }));
    await userEvent.click(getNextButton(context));
    await expectRefusedField(context, 'Beneficiary name', 'Not a name', ' Bruno Keller ');
  },
};
