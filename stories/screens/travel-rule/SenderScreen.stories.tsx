import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { SenderScreen, type SenderScreenProps } from '@wallet/ui/screens/travel-rule';
import { inCustomerFrame } from '../../support/customerFrame.tsx';
import { expectFocusOnFirstInvalid, expectRefusedField } from '../../support/expectFocusOnFirstInvalid.ts';
import { alice, buildSender, company, choose, pick } from './buildTravelRule.ts';

const meta = {
  component: SenderScreen,
  tags: ['!dev', '!autodocs'],
  ...inCustomerFrame,
  args: buildSender(),
} satisfies Meta<typeof SenderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const getSubmitButton = ({ canvas }: Context) => canvas.getByRole('button', { name: 'Submit' });

/** The calendar button has the same label, so the query is limited to the input. */
const queryBirth = ({ canvas }: Context) => canvas.queryByLabelText('Date of birth', { selector: 'input' });
const getBirthField = ({ canvas }: Context) => canvas.getByLabelText('Date of birth', { selector: 'input' });

/** The transfer received and the empty form. */
export const Default: Story = { tags: ['dev', 'autodocs'] };

export const Loading: Story = { tags: ['dev', 'autodocs'], args: { page: { kind: 'loading' } } };

export const SentForReview: Story = {
  tags: ['dev', 'autodocs'],
  args: (() => {
    const { page, ...rest } = buildSender();
    return page.kind === 'ready' ? { ...rest, page: { ...page, content: { ...page.content, isReviewed: true } } } : { ...rest, page };
  })(),
};

export const Person: Story = {
  name: 'requires town and date of birth of a person (RCV-016, RCV-018, RCV-020)',
  play: async (context) => {
    const { canvas, args, userEvent } = context;
    await expect(canvas.getByRole('heading', { level: 1, name: 'Receive' })).toBeVisible();
    await choose(context, 'Third-party individual');
    await userEvent.type(canvas.getByLabelText('Sender name'), 'Bruno Keller');
    await pick(context, 'Country', 'Germany');
    await userEvent.type(canvas.getByLabelText('Town'), ' Bremen');
    await userEvent.type(getBirthField(context), '1990-02-01');
    await pick(context, 'VASP', 'Northlight Exchange');
    await expect(getBirthField(context)).toHaveValue('1990-02-01');
    await userEvent.click(getSubmitButton(context));
    await expect(canvas.queryAllByRole('alert')).toEqual([]);
    await expect(args.onSubmit).toHaveBeenCalledWith(
      {
        type: 'third_party_individual',
        name: 'Bruno Keller',
        country: 'DEU',
        town: 'Bremen',
        dateOfBirth: '1990-02-01',
        wallet: 'vasp',
        vasp: '83e4d6a1-27bc-4905-b3d9-15f68c0ae7d2',
      },
      expect.anything(),
    );
  },
};

export const Empty: Story = {
  name: 'shows what is required (RCV-019, RCV-020, RCV-023)',
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await choose(context, 'Third-party individual');
    await context.userEvent.click(getSubmitButton(context));
    // Name, country, town, date of birth and VASP.
    await expect(context.canvas.getAllByText('This field is required')).toHaveLength(5);
    await expectFocusOnFirstInvalid('Sender name', 'This field is required');
    await step('refuses a future date of birth and a name above 140 characters (RCV-021, RCV-025, D-RCV-17)', async () => {
      await choose(context, 'Third-party individual');
      const birth = getBirthField(context);
      await userEvent.type(birth, '2026-03-15');
      await userEvent.tab();
      await expect(canvas.getByText('Future date not allowed')).toBeVisible();
      await userEvent.clear(birth);
      await userEvent.type(birth, '1899-12-31');
      await expect(canvas.getByText('Invalid date')).toBeVisible();
      await userEvent.clear(birth);
      await userEvent.type(birth, '2026-03-14');
      await expect(canvas.queryByText('Invalid date')).toBeNull();
      await userEvent.click(canvas.getByLabelText('Sender name'));
      await userEvent.paste('a'.repeat(141));
      await userEvent.tab();
      await expect(canvas.getByText('Should have 140 characters or less')).toBeVisible();
    });
  },
};

export const Myself: Story = {
  name: 'fills in and locks the customer’s own wallet (RCV-024, D-TRS-08)',
  play: async (context) => {
    const { canvas, step } = context;
    await step('requires only the CRN of a company (RCV-022)', async () => {
      await choose(context, 'Third-party company');
      await expect(canvas.getByLabelText('Company name')).toBeVisible();
      await expect(canvas.getByLabelText('CRN')).toBeVisible();
      await expect(canvas.queryByLabelText('Town')).toBeNull();
      await expect(queryBirth(context)).toBeNull();
    });
    await choose(context, 'Myself');
    for (const [label, value] of [
      ['Sender name', 'Alice Hale'],
      ['Country', 'Lithuania'],
      ['Town', 'Vilnius'],
      ['Date of birth', '1988-04-23'],
    ] as const) {
      await expect(canvas.getByLabelText(label, { selector: 'input' })).toHaveValue(value);
      await expect(canvas.getByLabelText(label, { selector: 'input' })).toHaveAttribute('readonly');
    }
    await expect(canvas.queryByLabelText('CRN')).toBeNull();
  },
};

export const MyCompany: Story = {
  name: 'requires the CRN, without town or birth, for a company’s own wallet (RCV-022, D-RCV-16)',
  args: buildSender(company),
  play: async (context) => {
    const { canvas } = context;
    await choose(context, 'Myself');
    await expect(canvas.getByLabelText('CRN')).toHaveValue('304123456');
    await expect(canvas.queryByLabelText('Town')).toBeNull();
  },
};

export const Refused: Story = {
  name: 'shows violations on their fields and the rest in the dialog (RCV-027)',
  args: {
    ...buildSender({ ...alice, town: '' }),
    onSubmit: fn<SenderScreenProps['onSubmit']>(async () => ({
      kind: 'refused',
      fields: { town: 'Not a town' },
      message: 'The order is closed',
    })),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, 'Myself');
    await userEvent.type(canvas.getByLabelText('Town'), 'X');
    await userEvent.click(canvas.getByRole('radio', { name: 'Unhosted' }));
    await userEvent.click(getSubmitButton(context));
    await expect(await screen.findByRole('dialog')).toHaveTextContent('The order is closed');
    await userEvent.click(screen.getByRole('button', { name: 'I got it' }));
    await expectRefusedField(context, 'Town', 'Not a town', 'X');
  },
};

export const VaspsFailed: Story = {
  name: 'shows that the list of providers failed (RCV-028)',
  args: { vasps: { kind: 'failed', onRetry: fn() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'VASP' }));
    const failed = await screen.findByText('Failed to load options. Please try again later');
    await waitFor(() => expect(failed).toBeVisible());
  },
};
