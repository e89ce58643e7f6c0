import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Currency } from '@wallet/core/money/money';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { ThemeRoot } from '../foundations/ThemeRoot/ThemeRoot.tsx';
import { WalletRoot } from '../patterns/WalletRoot/WalletRoot.tsx';
import { KycScreen } from '../screens/kyc/KycScreen.tsx';
import type { KycView } from '../screens/kyc/KycScreen.types.ts';
import { LoginScreen } from '../screens/login/LoginScreen.tsx';
import type { LoginStep } from '../screens/login/LoginScreen.types.ts';
import type { SendStep } from '../screens/send/SendScreen.tsx';
import type { SepaWithdrawalStep } from '../screens/sepa-withdrawal/SepaWithdrawalScreen.types.ts';
import { SignUpScreen, type SignUpStep } from '../screens/signup/SignUpScreen.tsx';
import type { SellStep } from '../screens/trade/TradeScreen.types.ts';
import { of, quoteDeducted } from './foreignQuotes.ts';
import { quotedScreens, Sale, Withdrawal } from './quotedScreens.tsx';
import { Send } from './quotedSends.tsx';
import { renderWithInMemoryStyles, setUpPage } from './renderSample.tsx';
import { noop } from './Sample.ts';

setUpPage();

const euro: Currency = { currencyCode: 'EUR', decimals: 2 };
const done = async () => ({ kind: 'done' }) as const;
const phone = '+37060000001';
const sentCode = { method: 'sms', digits: 6, resendAt: null, attemptsLeft: null, wasWaiting: false } as const;

const send = (step: SendStep) => <Send currency={euro} text="100" onQuote={noop} host={{ step }} />;
const draft = { address: '', amount: '', comment: '', speed: 'average', beneficiaryName: '', beneficiaryCountry: '' } as const;
const summary = { sent: of(euro, '1'), fee: of(euro, '1'), address: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F' };
const form: SendStep = { name: 'form', draft, issues: {} };
const code: SendStep = { name: 'code', phone, summary, resendAt: null };

const sale = (step: SellStep) => <Sale currency={euro} text="100" onQuote={noop} host={{ step }} />;
const saleCode: SellStep = {
  name: 'code',
  phone,
  summary: { amount: of(euro, '1'), fee: of(euro, '1') },
  resendAt: null,
  delivery: null,
};
const withdraw = (step: SepaWithdrawalStep) => <Withdrawal currency={euro} onQuote={noop} host={{ step }} />;
const requisites: SepaWithdrawalStep = { name: 'requisites', amount: of(euro, '9'), ...quoteDeducted(of(euro, '9')) };
const access = {
  onLogIn: noop,
  signUpHref: '#sign-up',
  logInHref: '#log-in',
  supportHref: '#support',
  onBack: noop,
  onContactSupport: noop,
};
const byCode = { onCode: done, onResendCode: done, onSwitchMethod: noop, onPhone: done };
const logIn = (step: LoginStep) => (
  <LoginScreen {...access} {...byCode} step={step} onPassword={done} onChangeAccount={noop} forgotPasswordHref="#forgot" />
);
const policies = { terms: '#terms', privacy: '#privacy', cookies: '#cookies' };
const signUp = (step: SignUpStep) => <SignUpScreen {...access} {...byCode} step={step} onGetCode={done} policies={policies} />;
const preview: SignUpStep = { name: 'preview', phone, method: 'sms', otherMethod: null };
const intro: KycView = { name: 'intro', needsPassport: false };
const check = (view: KycView) => (
  <KycScreen
    view={view}
    onApply={done}
    onFinishAgain={done}
    onSavePassword={done}
    onFrameWindow={noop}
    onCloseCameraWarning={noop}
    onBack={noop}
    assetsHref="#assets"
    supportHref="#support"
  />
);

/** The first step, the button that has the focus there, the step that replaces it, and the heading of that. */
type Change = readonly [name: string, from: ReactElement, button: string, to: ReactElement, title: string];

const changes: readonly Change[] = [
  [
    'the end of a send',
    send(code),
    'Confirm',
    send({ name: 'finished', summary, detailsHref: '#' }),
    'Your transaction is being processed',
  ],
  ['the form of a send', send(code), 'Back', send(form), 'Send EUR'],
  ['the form of a sale', sale(saleCode), 'Confirm', sale({ name: 'form', values: { amount: '1', all: false, speed: null } }), 'Sell Coin'],
  ['the amount of a withdrawal', withdraw(requisites), 'Back', withdraw({ name: 'amount', draft: '' }), 'Withdraw'],
  ['the preview of a code', signUp({ name: 'phone', phone }), 'Get a one-time code', signUp(preview), 'Sign up'],
  ['the end of a check', check(intro), 'Apply for KYC', check({ name: 'moderating' }), 'We are checking your data'],
];

const inRoot = (element: ReactElement) => <WalletRoot slots={null}>{element}</WalletRoot>;
const getButton = (name: string) => screen.findByRole('button', { name });

it.each(changes)('the heading of %s takes the focus that was lost with the step before (D-APP-16)', async (_, from, button, to, title) => {
  const { rerender } = renderWithInMemoryStyles(inRoot(from));
  (await getButton(button)).focus();
  rerender(inRoot(to));
  await waitFor(() => expect([document.activeElement?.tagName, document.activeElement?.textContent]).toEqual(['H1', title]));
});

it.each(Object.entries(quotedScreens).filter(([, { confirmed }]) => confirmed !== undefined))(
  'the next step of %s has the focus, in its field or on its heading (D-APP-16)',
  async (_, { field = 'Amount', button, render }) => {
    renderWithInMemoryStyles(inRoot(render(euro, '100', noop)));
    const input = field === null ? null : await screen.findByLabelText<HTMLInputElement>(field);
    if (input?.value === '') fireEvent.change(input, { target: { value: '100' } });
    await waitFor(async () => expect(await getButton(button)).toHaveProperty('disabled', false));
    const pressed = await getButton(button);
    pressed.focus();
    fireEvent.click(pressed);
    await waitFor(() => expect(pressed.isConnected).toBe(false));
    await waitFor(() => expect(document.activeElement?.tagName).toMatch(/^(H1|INPUT)$/));
  },
);

const phoneStep: LoginStep = { name: 'phone', by: 'code', phone };

it('a field that takes the focus itself keeps it (D-APP-16, D-APP-33)', async () => {
  const { rerender } = renderWithInMemoryStyles(inRoot(logIn(phoneStep)));
  rerender(inRoot(logIn({ name: 'code', phone, code: sentCode })));
  expect(document.activeElement).toBe(await screen.findByRole('textbox'));
  rerender(inRoot(logIn({ name: 'password', phone, givenName: null })));
  expect(document.activeElement).toBe(await screen.findByLabelText('Password'));
});

it('no heading takes the focus from a control of the product, or while nothing has lost it (D-APP-16)', async () => {
  const beside = (view: KycView) => inRoot(<>{[<button key="own">Own</button>, <div key="screen">{check(view)}</div>]}</>);
  const { rerender } = renderWithInMemoryStyles(inRoot(<></>));
  rerender(beside(intro));
  await screen.findByText('Almost there…');
  expect(document.activeElement).toBe(document.body);
  const own = await getButton('Own');
  own.focus();
  rerender(beside({ name: 'moderating' }));
  await screen.findByText('We are checking your data');
  expect(document.activeElement).toBe(own);
  own.blur();
  rerender(beside(intro));
  await screen.findByText('Almost there…');
  expect(document.activeElement).toBe(document.body);
});

const page = (own: boolean, view: KycView) => (
  <>
    {own ? <button>Own</button> : null}
    {inRoot(check(view))}
  </>
);

it('no heading takes the focus when an element of the product goes, or one that the customer has left (D-APP-16)', async () => {
  const { rerender } = renderWithInMemoryStyles(page(true, intro));
  (await getButton('Own')).focus();
  rerender(page(false, intro));
  await waitFor(() => expect(screen.queryByText('Own')).toBeNull());
  expect(document.activeElement).toBe(document.body);
  const left = await getButton('Apply for KYC');
  left.focus();
  left.blur();
  await Promise.resolve();
  rerender(page(false, { name: 'moderating' }));
  await screen.findByText('We are checking your data');
  expect(document.activeElement).toBe(document.body);
});

it('the focus stays in its own product, and is not given to a heading that is not displayed (D-APP-16, D-APP-42)', async () => {
  const products = (step: SendStep) =>
    ['First', 'Second'].map((name) => (
      <ThemeRoot key={name} scope="element">
        <WalletRoot slots={null}>
          <section aria-label={name}>
            <div hidden>{inRoot(send(form))}</div>
            {name === 'First' ? send(form) : send(step)}
          </section>
        </WalletRoot>
      </ThemeRoot>
    ));
  const { rerender } = renderWithInMemoryStyles(<>{products(code)}</>);
  const second = within(screen.getByRole('region', { name: 'Second' }));
  (await second.findByRole('button', { name: 'Confirm' })).focus();
  rerender(<>{products(form)}</>);
  await waitFor(() => expect(document.activeElement).toBe(second.getByRole('heading', { level: 1 })));
});

const list = (row: ReactElement | null) =>
  inRoot(
    <main tabIndex={-1}>
      <h1 tabIndex={-1}>Transactions</h1>
      {row}
    </main>,
  );

it('the focus of a row that a long list removes while it is scrolled is left to the browser (D-APP-16, D-TXN-16)', async () => {
  const row = (
    <div data-row="">
      <button>Dividend</button>
    </div>
  );
  const { rerender } = renderWithInMemoryStyles(list(row));
  (await getButton('Dividend')).focus();
  await act(async () => rerender(list(null)));
  expect(document.activeElement).toBe(document.body);
});
