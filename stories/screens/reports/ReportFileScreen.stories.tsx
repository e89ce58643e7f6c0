import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { ReportFileScreen, type ReportFileScreenProps } from '@wallet/ui/screens/reports';
import { withCustomerFrame } from '../../support/customerFrame.tsx';

type Download = ReportFileScreenProps['onDownload'];

const meta = {
  component: ReportFileScreen,
  decorators: [withCustomerFrame],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 800 } } },
  args: { onDownload: fn<Download>(async () => ({ kind: 'done' })), reportsHref: '#reports' },
} satisfies Meta<typeof ReportFileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const download = ({ canvas, userEvent }: Context) => userEvent.click(canvas.getByRole('button', { name: 'Download' }));

export const Default: Story = {};

/** The report is older than 24 hours, or belongs to another customer: its link is no longer valid (D-REP-16). */
export const Expired: Story = {
  args: { onDownload: fn<Download>(async () => ({ kind: 'gone' })) },
  play: async (context) => {
    await download(context);
    const text = 'This link has expired. Request the report again.';
    await expect(await context.canvas.findByRole('heading', { level: 1, name: text })).toBeVisible();
    const main = within(context.canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Reports' })).toHaveAttribute('href', '#reports');
  },
};

export const Downloads: Story = {
  name: 'offers the file from the e-mail’s link and downloads it once (D-REP-16)',
  tags: ['!dev', '!autodocs'],
  args: { onDownload: fn<Download>(() => new Promise(() => undefined)) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your report is ready');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Download' }));
    await expect(args.onDownload).toHaveBeenCalledTimes(1);
  },
};

export const DownloadOffline: Story = {
  name: 'names the connection when offline and offers a retry (D-REP-16)',
  tags: ['!dev', '!autodocs'],
  args: { onDownload: fn<Download>(async () => ({ kind: 'failed', failure: 'offline' })) },
  play: async (context) => {
    await download(context);
    await expect(await screen.findByRole('dialog')).toHaveTextContent('Please check your internet connection and try again.');
    await context.userEvent.click(screen.getByRole('button', { name: 'I got it' }));
    await expect(context.canvas.getByRole('button', { name: 'Download' })).toBeVisible();
  },
};
