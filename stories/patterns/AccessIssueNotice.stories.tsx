import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccessIssueNotice } from '@wallet/ui/patterns/CodeStep';

const meta = {
  component: AccessIssueNotice,
  args: { issue: { kind: 'wrongCredentials' }, place: 'login', signUpHref: '#signup', logInHref: '#login', supportHref: '#support' },
} satisfies Meta<typeof AccessIssueNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The phone number or the password is wrong. The message does not reveal which. */
export const WrongLogin: Story = {};
export const WrongCode: Story = { args: { place: 'code' } };
/** A signed-in customer entered a wrong password. */
export const WrongPassword: Story = { args: { place: 'password' } };
export const Blocked: Story = { args: { issue: { kind: 'permanentlyBlocked' } } };
/** The name differs from the one stored on this device. */
export const UsernamesDiffer: Story = { args: { issue: { kind: 'usernamesDiffer' } } };
/** The customer has to do something first. */
export const AdditionalChecks: Story = {
  args: { issue: { kind: 'additionalChecks', code: 116, message: 'We need one more document.', link: '#checks' }, place: 'code' },
};
export const AdditionalChecksPending: Story = {
  args: { issue: { kind: 'additionalChecks', code: 116, message: '', link: null }, place: 'code' },
};
export const DocumentExpired: Story = { args: { issue: { kind: 'documentExpired', link: '#document' } } };
export const TooManyAttempts: Story = {
  // The countdown runs, so no two pictures would be equal.
  tags: ['picture:none'],
  args: { issue: { kind: 'tooManyAttempts', seconds: 899 } },
};
export const AccountExists: Story = { args: { issue: { kind: 'accountExists' }, place: 'code' } };
/** A message from the provider, with a link to support. */
export const Message: Story = { args: { issue: { kind: 'message', message: 'The bot check failed', pointsToSupport: true } } };
export const Unknown: Story = { args: { issue: { kind: 'unknown' } } };
