import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { beforeAll, describe, expect, it, vi } from 'vitest';

type StoryModule = { readonly default: Meta } & Readonly<Record<string, StoryObj>>;
const storyModules = import.meta.glob<StoryModule>('./*/*.stories.tsx');

/** What a customer opens each screen for, in a story that has its data. A form has its account or a field. */
const figures = [
  { path: 'about/AboutScreen', story: 'Default', figure: 'Halden Payments is licensed' },
  { path: 'account-plans/AccountPlansScreen', story: 'Default', figure: 'Bespoke' },
  { path: 'address-book/AddressBookScreen', story: 'Default', figure: 'bc1qar0…f5mdq' },
  { path: 'assets/AssetsScreen', story: 'Ready', figure: '€44,424.50' },
  { path: 'assets/AssetsScreen', story: 'Ready', figure: '37%' },
  { path: 'assets/FirstMinute', story: 'FirstMinute', figure: 'Verify your identity' },
  { path: 'assets/AccountGroupScreen', story: 'Cash', figure: '€12,480.55' },
  { path: 'assets/AccountScreen', story: 'Coin', figure: '€29,526.86' },
  { path: 'assets/AddMoneyScreen', story: 'Ready', figure: 'LT60 1010 0123 4567 8901' },
  { path: 'card-topup/CardTopUpScreen', story: 'Empty', figure: 'Halden Payments · €12,480.55' },
  { path: 'cards/CardsScreen', story: 'Ready', figure: '•••• 4821' },
  { path: 'cards/CardScreen', story: 'Default', figure: '•••• 4821' },
  { path: 'change-password/ChangePasswordScreen', story: 'Empty', figure: 'Confirm password' },
  { path: 'fiat-exchange/FiatExchangeScreen', story: 'Empty', figure: '1 EUR = 1.07853 USD' },
  { path: 'forgot-password/ForgotPasswordScreen', story: 'Phone', figure: 'With the country code' },
  { path: 'kyc/KycScreen', story: 'Intro', figure: 'A short selfie video' },
  { path: 'login/LoginScreen', story: 'Phone', figure: 'With the country code' },
  { path: 'marketplace/MarketplaceScreen', story: 'Default', figure: 'Northwind Robotics' },
  { path: 'notifications/NotificationsScreen', story: 'Populated', figure: '+491***08 joined' },
  { path: 'profile/ProfileScreen', story: 'Ready', figure: 'al***@halden.example' },
  { path: 'receive/ReceiveScreen', story: 'Bitcoin', figure: 'xy2k' },
  { path: 'referral/ReferralScreen', story: 'Default', figure: '€148.20' },
  { path: 'reports/ReportsScreen', story: 'Default', figure: 'Custom range' },
  { path: 'reports/ReportsScreen', story: 'AccountStatement', figure: 'Send to my email' },
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
  beforeAll(() => vi.resetModules());

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
