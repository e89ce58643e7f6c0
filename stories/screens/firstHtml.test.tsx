import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { beforeEach, describe, expect, it, vi } from 'vitest';

type StoryModule = { readonly default: Meta } & Readonly<Record<string, StoryObj>>;
const storyModules = import.meta.glob<StoryModule>('./*/*.stories.tsx');
const screenModules = import.meta.glob<Readonly<Record<string, unknown>>>('../../packages/ui/src/screens/*/index.ts');

/** What a customer opens each screen for, in a story that has its data. A form has its account or a field. */
const figures = [
  { path: 'about/AboutScreen', story: 'Default', figure: 'Halden Payments is licensed' },
  { path: 'account-closure/AccountClosureScreen', story: 'Requesting', figure: 'Before you close' },
  { path: 'account-plans/AccountPlansScreen', story: 'Default', figure: 'Bespoke' },
  { path: 'account-plans/AccountPlanScreen', story: 'Default', figure: 'Everything in Launch' },
  { path: 'address-book/AddressBookScreen', story: 'Default', figure: 'bc1qar0…f5mdq' },
  { path: 'address-verification/AddressVerificationScreen', story: 'Expired', figure: 'Your documents have expired.' },
  { path: 'assets/AssetsScreen', story: 'Ready', figure: '€44,424.50' },
  { path: 'assets/AssetsScreen', story: 'Ready', figure: '37%' },
  { path: 'assets/FirstMinute', story: 'FirstMinute', figure: 'Verify your identity' },
  { path: 'assets/AccountGroupScreen', story: 'Cash', figure: '€12,480.55' },
  { path: 'assets/AccountScreen', story: 'Coin', figure: '€29,526.86' },
  { path: 'assets/AddMoneyScreen', story: 'Ready', figure: 'LT60 1010 0123 4567 8901' },
  { path: 'biometrics/BiometricsScreen', story: 'Password', figure: 'Repeat your password' },
  { path: 'card-topup/CardTopUpScreen', story: 'Empty', figure: 'Halden Payments · €12,480.55' },
  { path: 'cards/CardsScreen', story: 'Ready', figure: '•••• 4821' },
  { path: 'cards/CardScreen', story: 'Default', figure: '•••• 4821' },
  { path: 'cards/CardVerificationScreen', story: 'Empty', figure: 'Add documents' },
  { path: 'cards/NewCardScreen', story: 'Empty', figure: '3 or 4 digits on the card' },
  { path: 'change-password/ChangePasswordScreen', story: 'Empty', figure: 'Confirm password' },
  { path: 'change-password/SuccessfullyChangedScreen', story: 'Changed', figure: 'Log in with your new password.' },
  { path: 'fiat-exchange/FiatExchangeScreen', story: 'Empty', figure: '1 EUR = 1.07853 USD' },
  { path: 'forgot-password/ForgotPasswordScreen', story: 'Phone', figure: 'With the country code' },
  { path: 'forgot-password/InstructionsScreen', story: 'Sent', figure: 'We sent a temporary password' },
  { path: 'kyc/KycScreen', story: 'Intro', figure: 'A short selfie video' },
  { path: 'kyc/StuckScreen', story: 'Stuck', figure: 'You applied more than 7 days ago.' },
  { path: 'login/LoginScreen', story: 'Phone', figure: 'With the country code' },
  { path: 'marketplace/MarketplaceScreen', story: 'Default', figure: 'Northwind Robotics' },
  { path: 'notifications/NotificationsScreen', story: 'Populated', figure: '+491***08 joined' },
  { path: 'profile/ProfileScreen', story: 'Ready', figure: 'al***@halden.example' },
  { path: 'receive/ReceiveScreen', story: 'Bitcoin', figure: 'xy2k' },
  { path: 'referral/ReferralScreen', story: 'Default', figure: '€148.20' },
  { path: 'referral/HowItWorksScreen', story: 'Default', figure: 'ALICE-7Q2' },
  { path: 'referral/ReferralSlidesScreen', story: 'InviteFriends', figure: 'ALICE-7Q2' },
  { path: 'reports/ReportsScreen', story: 'Default', figure: 'Custom range' },
  { path: 'reports/ReportsScreen', story: 'AccountStatement', figure: 'Send to my email' },
  { path: 'reports/ReportFileScreen', story: 'Default', figure: 'Your report is ready' },
  { path: 'security/SecurityScreen', story: 'German', figure: 'Computer in der Küche' },
  { path: 'select-currency/SelectCurrencyScreen', story: 'Coins', figure: '€10,434.60' },
  { path: 'send/Form', story: 'Empty', figure: 'Bitcoin' },
  { path: 'send/Submit', story: 'WithBeneficiary', figure: 'Beneficiary name' },
  { path: 'sepa-topup/SepaTopUpAmount', story: 'Empty', figure: 'Halden Payments · €12,480.55' },
  { path: 'sepa-withdrawal/Entry', story: 'Empty', figure: 'Halden Payments · €12,480.55' },
  { path: 'settings/SettingsScreen', story: 'Browser', figure: 'Auto-lock when inactive' },
  { path: 'settings/TrustedRecipientsScreen', story: 'Default', figure: 'DE89 3704 0044 0532 0130 00' },
  { path: 'signup/SignUpScreen', story: 'Phone', figure: 'With the country code' },
  { path: 'support/SupportScreen', story: 'Default', figure: 'We will answer by e-mail.' },
  { path: 'token-info/TokenInfoScreen', story: 'Available', figure: '$18,240.00' },
  { path: 'trade/BuyScreen', story: 'Empty', figure: '1 BTC = €60,300.00' },
  { path: 'trade/SellScreen', story: 'Empty', figure: '1 BTC = €59,700.00' },
  { path: 'transactions/TransactionsScreen', story: 'Populated', figure: '+€500.00' },
  { path: 'transactions/TransactionDetailDialog', story: 'Completed', figure: '0.050042 BTC' },
  { path: 'travel-rule/Recipient', story: 'Default', figure: 'Step 1 of 3' },
  { path: 'travel-rule/SenderScreen', story: 'Default', figure: 'Third-party company' },
  { path: 'travel-rule/Transaction', story: 'Default', figure: '€1,240.00' },
  { path: 'wealth-club/WealthClubScreen', story: 'Default', figure: 'June 25-28, 2025' },
  { path: 'welcome/WelcomeScreen', story: 'FirstSlide', figure: 'Investment solutions' },
];

/** How many Suspense boundaries are open at a place of the HTML. What is inside of one may be sent, and shown, later than the rest. */
function countBoundaries(html: string, place: number): number {
  const before = html.slice(0, place);
  return before.split(/<!--\$[!?~&]?-->/).length - before.split('<!--/$-->').length;
}

const { instance: sheet } = new ServerStyleSheet();

describe('the first HTML of a server', () => {
  // Another test may have loaded lazy parts already. A server that has just started has not.
  beforeEach(() => vi.resetModules());

  it('is checked for every screen (LIB-025)', async () => {
    const screens = (await Promise.all(Object.values(screenModules).map((load) => load()))).flatMap((module) => Object.entries(module));
    const stories = await Promise.all(figures.map(async ({ path }) => storyModules[`./${path}.stories.tsx`]?.()));
    const asked = new Set<unknown>(stories.map((module) => module?.default.component));
    const others = screens.filter(([name, screen]) => name.endsWith('Screen') && !asked.has(screen)).map(([name]) => name);
    expect(others).toEqual([]);
  });

  it.each(figures)(
    'has $figure of $path in it, outside of any part that may come later (LIB-025)',
    async ({ path, story: name, figure }) => {
      const module = await storyModules[`./${path}.stories.tsx`]?.();
      const story = module?.[name];
      if (module === undefined || story === undefined) throw new Error(`There is no story ${name} in ${path}.`);
      const Story = composeStory(story, module.default);
      const html = renderToString(
        <StyleSheetManager sheet={sheet}>
          <Story />
        </StyleSheetManager>,
      );
      const place = html.indexOf(figure);
      expect(place, `${figure} is in the HTML`).toBeGreaterThan(-1);
      expect(countBoundaries(html, place)).toBe(0);
    },
  );
});
