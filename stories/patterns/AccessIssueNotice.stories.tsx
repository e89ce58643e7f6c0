import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccessIssueNotice } from '@wallet/ui/patterns/CodeStep';

const meta = {
  component: AccessIssueNotice,
  title: 'patterns/AccessIssueNotice',
  args: { issue: { kind: 'wrongCredentials' }, place: 'login', signUpHref: '#signup', logInHref: '#login', supportHref: '#support' },
} satisfies Meta<typeof AccessIssueNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Phone or password are wrong: nobody says which. */
export const WrongLogin: Story = {};
/** The code is wrong. */
export const WrongCode: Story = { args: { place: 'code' } };
/** The password is wrong where somebody is signed in. */
export const WrongPassword: Story = { args: { place: 'password' } };
/** The account is blocked. */
export const Blocked: Story = { args: { issue: { kind: 'permanentlyBlocked' } } };
/** Another name than the one this device knows. */
export const UsernamesDiffer: Story = { args: { issue: { kind: 'usernamesDiffer' } } };
/** The customer has something to do first. */
export const AdditionalChecks: Story = {
  args: { issue: { kind: 'additionalChecks', code: 116, message: 'We need one more document.', link: '#checks' }, place: 'code' },
};
/** Somebody looks at it; the customer can only wait. */
export const AdditionalChecksPending: Story = {
  args: { issue: { kind: 'additionalChecks', code: 116, message: '', link: null }, place: 'code' },
};
/** The document has to be renewed. */
export const DocumentExpired: Story = { args: { issue: { kind: 'documentExpired', link: '#document' } } };
/** Too many wrong passwords. */
export const TooManyAttempts: Story = { args: { issue: { kind: 'tooManyAttempts', seconds: 899 } } };
/** The number is registered already. */
export const AccountExists: Story = { args: { issue: { kind: 'accountExists' }, place: 'code' } };
/** The provider's own words, and the way to the support. */
export const Message: Story = { args: { issue: { kind: 'message', message: 'The bot check failed', pointsToSupport: true } } };
/** Nothing is known but that it failed. */
export const Unknown: Story = { args: { issue: { kind: 'unknown' } } };
