import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import { render, waitFor } from '@testing-library/react';
import { createRef, type ComponentType } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Columns, type ScreenSlots } from '@wallet/ui/foundations/Layout';
import { WalletRoot } from '@wallet/ui/patterns/WalletRoot';
import type * as about from '@wallet/ui/screens/about';
import type * as accountClosure from '@wallet/ui/screens/account-closure';
import type * as accountPlans from '@wallet/ui/screens/account-plans';
import type * as addressBook from '@wallet/ui/screens/address-book';
import type * as addressVerification from '@wallet/ui/screens/address-verification';
import type * as assets from '@wallet/ui/screens/assets';
import type * as biometrics from '@wallet/ui/screens/biometrics';
import type * as cardTopup from '@wallet/ui/screens/card-topup';
import type * as cards from '@wallet/ui/screens/cards';
import type * as changePassword from '@wallet/ui/screens/change-password';
import type * as fiatExchange from '@wallet/ui/screens/fiat-exchange';
import type * as forgotPassword from '@wallet/ui/screens/forgot-password';
import type * as kyc from '@wallet/ui/screens/kyc';
import type * as login from '@wallet/ui/screens/login';
import type * as marketplace from '@wallet/ui/screens/marketplace';
import type * as notifications from '@wallet/ui/screens/notifications';
import type * as profile from '@wallet/ui/screens/profile';
import type * as receive from '@wallet/ui/screens/receive';
import type * as referral from '@wallet/ui/screens/referral';
import type * as reports from '@wallet/ui/screens/reports';
import type * as security from '@wallet/ui/screens/security';
import type * as selectCurrency from '@wallet/ui/screens/select-currency';
import type * as send from '@wallet/ui/screens/send';
import type * as sepaTopup from '@wallet/ui/screens/sepa-topup';
import type * as sepaWithdrawal from '@wallet/ui/screens/sepa-withdrawal';
import type * as settings from '@wallet/ui/screens/settings';
import type * as signup from '@wallet/ui/screens/signup';
import type * as support from '@wallet/ui/screens/support';
import type * as tokenInfo from '@wallet/ui/screens/token-info';
import type * as trade from '@wallet/ui/screens/trade';
import type * as transactions from '@wallet/ui/screens/transactions';
import type * as travelRule from '@wallet/ui/screens/travel-rule';
import type * as wealthClub from '@wallet/ui/screens/wealth-club';
import type * as welcome from '@wallet/ui/screens/welcome';
import { stubMissingInJsdom } from '../../packages/ui/src/testing/missingInJsdom.ts';

type Modules = typeof about &
  typeof accountClosure &
  typeof accountPlans &
  typeof addressBook &
  typeof addressVerification &
  typeof assets &
  typeof biometrics &
  typeof cardTopup &
  typeof cards &
  typeof changePassword &
  typeof fiatExchange &
  typeof forgotPassword &
  typeof kyc &
  typeof login &
  typeof marketplace &
  typeof notifications &
  typeof profile &
  typeof receive &
  typeof referral &
  typeof reports &
  typeof security &
  typeof selectCurrency &
  typeof send &
  typeof sepaTopup &
  typeof sepaWithdrawal &
  typeof settings &
  typeof signup &
  typeof support &
  typeof tokenInfo &
  typeof trade &
  typeof transactions &
  typeof travelRule &
  typeof wealthClub &
  typeof welcome;
type ScreenName = Extract<keyof Modules, `${string}Screen`>;
type SlotOf<Name extends ScreenName> = Extract<keyof Parameters<Modules[Name]>[0], 'header' | keyof ScreenSlots>;

/** The story in which each slot of each screen is visible. A slot that a screen declares and this table lacks does not compile. */
const storyNames: { readonly [Name in ScreenName]: Readonly<Record<SlotOf<Name>, string>> } = {
  AboutScreen: { header: 'Default', aside: 'Default' },
  AccountClosureScreen: { header: 'Requesting', aside: 'Requesting', afterForm: 'Requesting' },
  AccountPlanScreen: { header: 'Default' },
  AccountPlansScreen: { header: 'Default' },
  AddressBookScreen: { header: 'Default', empty: 'Empty' },
  AddressVerificationScreen: { header: 'Waiting', afterForm: 'Waiting' },
  AssetsScreen: { header: 'Ready' },
  AccountGroupScreen: { header: 'Crypto', empty: 'EmptyPrivateEquity' },
  AccountScreen: { header: 'Coin', aside: 'Coin' },
  AddMoneyScreen: { header: 'Ready', aside: 'Ready' },
  BiometricsScreen: { header: 'Password', afterForm: 'Password' },
  CardTopUpScreen: { header: 'Empty', aside: 'Empty', afterForm: 'Empty' },
  CardVerificationScreen: { header: 'Empty', aside: 'Empty', afterForm: 'Empty' },
  CardsScreen: { header: 'Ready', empty: 'Empty' },
  CardScreen: { header: 'Default' },
  NewCardScreen: { header: 'Empty', aside: 'Empty', afterForm: 'Empty' },
  ChangePasswordScreen: { header: 'Empty', afterForm: 'Empty' },
  SuccessfullyChangedScreen: { header: 'Changed' },
  FiatExchangeScreen: { header: 'Empty', aside: 'Empty', afterForm: 'Empty' },
  ForgotPasswordScreen: { header: 'Phone', afterForm: 'Phone' },
  InstructionsScreen: { header: 'Sent', afterForm: 'Sent' },
  KycScreen: { header: 'Intro', afterForm: 'Intro' },
  StuckScreen: { header: 'Stuck', afterForm: 'Stuck' },
  LoginScreen: { header: 'Phone', afterForm: 'Phone' },
  MarketplaceScreen: { header: 'Default', empty: 'Empty' },
  NotificationsScreen: { header: 'Populated', empty: 'Empty' },
  ProfileScreen: { header: 'Ready' },
  ReceiveScreen: { header: 'Bitcoin' },
  HowItWorksScreen: { header: 'Default' },
  ReferralScreen: { header: 'Default', aside: 'Default', empty: 'Empty' },
  ReferralSlidesScreen: { header: 'InviteFriends' },
  ReportFileScreen: { header: 'Default' },
  ReportsScreen: { header: 'Default', afterForm: 'Default' },
  SecurityScreen: { header: 'German' },
  SelectCurrencyScreen: { header: 'Coins', empty: 'EmptyTab' },
  SendScreen: { header: 'Code', aside: 'Code', afterForm: 'Code' },
  SepaTopUpScreen: { header: 'Empty', aside: 'Empty', afterForm: 'Empty' },
  SepaWithdrawalScreen: { header: 'Empty', aside: 'Empty', afterForm: 'Empty' },
  SettingsScreen: { header: 'Browser' },
  TrustedRecipientsScreen: { header: 'Default', empty: 'Empty' },
  SignUpScreen: { header: 'Phone', afterForm: 'Phone' },
  SupportScreen: { header: 'Default', aside: 'Default', afterForm: 'Default' },
  TokenInfoScreen: { header: 'Loading', aside: 'Loading' },
  BuyScreen: { header: 'Empty', aside: 'Empty', afterForm: 'Empty' },
  SellScreen: { header: 'Empty', aside: 'Empty', afterForm: 'Empty' },
  TransactionsScreen: { header: 'Populated', empty: 'Empty' },
  SenderScreen: { header: 'Default', aside: 'Default', afterForm: 'Default' },
  TravelRuleSendScreen: { header: 'Default', aside: 'Default', afterForm: 'Default' },
  TravelRuleTransactionScreen: { header: 'Default', aside: 'Default', afterForm: 'Default' },
  WealthClubScreen: { header: 'Default', aside: 'Default', afterForm: 'Default' },
  WelcomeScreen: { header: 'FirstSlide' },
};

type StoryModule = { readonly default: Meta } & Readonly<Record<string, StoryObj>>;
const storyModules = import.meta.glob<StoryModule>('./*/*.stories.tsx', { eager: true });
const screenModules = import.meta.glob<Readonly<Record<string, unknown>>>('../../packages/ui/src/screens/*/index.ts', { eager: true });

const allScreens = new Map(Object.values(screenModules).flatMap((module) => Object.entries(module)));

/** The screen in the given state, which takes the props that a host adds. */
function findStory(screenName: string, storyName: string): ComponentType<Record<string, unknown>> {
  const Screen = allScreens.get(screenName);
  for (const { default: meta, ...stories } of Object.values(storyModules)) {
    const story = stories[storyName];
    if (story !== undefined && meta.component === Screen) return composeStory(story, meta);
  }
  throw new Error(`${screenName} has no story ${storyName}.`);
}

const ownContent = (
  <Columns>
    <b>Of the host</b>
  </Columns>
);
/** For screens whose parts load on demand. */
const PATIENCE = { timeout: 10_000 };

describe('every screen', () => {
  beforeAll(() => {
    stubMissingInJsdom();
    return () => vi.unstubAllGlobals();
  });

  it('is in the table of this test (LIB-020)', () => {
    const names = [...allScreens.keys()].filter((name) => name.endsWith('Screen'));
    expect(names.toSorted()).toEqual(Object.keys(storyNames).toSorted());
  });

  const cases = Object.entries(storyNames).flatMap(([name, places]) =>
    Object.entries(places).map(([slot, story]) => ({ name, slot, story })),
  );
  it.each(cases)(
    'puts class, style, data attribute and ref of the host on the root of $name, and its $slot into it (LIB-020)',
    async (one) => {
      const Story = findStory(one.name, one.story);
      const root = createRef<HTMLElement>();
      render(
        <WalletRoot slots={null}>
          <Story ref={root} className="of-host" style={{ scale: '2' }} data-testid="screen" {...{ [one.slot]: ownContent }} />
        </WalletRoot>,
      );
      const main = await waitFor(() => {
        const found = document.querySelector(`main section[data-slot="${one.slot}"]`)?.closest('main');
        if (!found) throw new Error('The slot is not there.');
        return found;
      }, PATIENCE);
      expect(main).toBe(root.current);
      expect(main.classList).toContain('of-host');
      expect(main.dataset['testid']).toBe('screen');
      expect(main.style.scale).toBe('2');
      expect(document.querySelectorAll('[data-testid="screen"]')).toHaveLength(1);
      expect([...document.querySelectorAll('b')].filter((node) => node.textContent === 'Of the host')).toHaveLength(1);
    },
  );
});
