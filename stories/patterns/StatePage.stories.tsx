import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkButton } from '@wallet/ui/components/Link';
import { ErrorPage, NotFoundPage, StatePage } from '@wallet/ui/patterns/PageStates';
import { withCustomerFrame } from '../support/customerFrame.tsx';

const meta = {
  component: StatePage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 844 } } },
  args: { title: 'Under review', children: 'We are checking your documents.', action: <LinkButton href="#home">Back to home</LinkButton> },
} satisfies Meta<typeof StatePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  name: 'the not-found page shows its text and a single link home (APP-018, D-APP-01)',
  tags: ['!dev', '!autodocs'],
  render: () => <NotFoundPage homeHref="#home" />,
  play: async ({ canvas }) => {
    const title = 'Oops! The page you’re looking for could not be found.';
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'RETURN HOME' })).toHaveAttribute('href', '#home');
  },
};

/** The order or account does not exist. The page is shown inside the frame. */
export const NotFoundInTheFrame: Story = { decorators: [withCustomerFrame], render: () => <NotFoundPage homeHref="#home" /> };

export const Failed: Story = {
  name: 'the error page shows title, message and "RETURN HOME" (APP-019)',
  tags: ['!dev', '!autodocs'],
  render: () => <ErrorPage homeHref="#home" reference={null} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'ERROR' })).toBeVisible();
    await expect(canvas.getByText('We’ve sorry, something has gone wrong. Please try later.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'RETURN HOME' })).toHaveAttribute('data-reload');
  },
};

/** The failure was reported. Its reference number helps support. */
export const FailedWithReference: Story = { render: () => <ErrorPage homeHref="#home" reference="7f3c2a90" /> };
