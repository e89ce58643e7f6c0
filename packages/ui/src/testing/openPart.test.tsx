import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { AppFrame } from '../patterns/AppFrame/AppFrame.tsx';
// Compiled before the test, which then waits for nothing but the part itself.
import '../patterns/AppFrame/MenuContent.tsx';
import '../patterns/AppFrame/MenuSheet.tsx';
import { AppHeader } from '../patterns/AppHeader/AppHeader.tsx';
import '../patterns/PriceBreakdown/MiddleRateDialog.tsx';
import { MiddleRateInfo } from '../patterns/PriceBreakdown/MiddleRateInfo.tsx';
import '../patterns/WalletRoot/Slots.tsx';
import { WalletRoot } from '../patterns/WalletRoot/WalletRoot.tsx';
import '../screens/receive/RequestSheet.tsx';
import { ReceiveScreen } from '../screens/receive/ReceiveScreen.tsx';
import { renderWithInMemoryStyles, setUpPage } from './renderSample.tsx';
import { noop } from './Sample.ts';

setUpPage();

const bitcoin = {
  code: 'BTC',
  isStablecoin: false,
  network: 'bitcoin',
  decimals: 8,
  address: { kind: 'ready', text: 'bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh' },
} as const;

it.each<[string, string, () => ReactElement]>([
  [
    'The menu',
    'Menu',
    () => (
      <AppFrame menu={{ entries: [], customer: null, version: '1.0.0' }} offline={false}>
        <AppHeader title="Profile" />
      </AppFrame>
    ),
  ],
  [
    'A payment request',
    'Request an amount',
    () => <ReceiveScreen page={{ kind: 'ready', content: bitcoin }} onBack={noop} largeCodeHref="#large" supportHref="#support" />,
  ],
  ['The middle rate', 'What is the middle rate?', () => <MiddleRateInfo />],
])('%s leaves the page as it is while it cannot be loaded, and opens with the network (D-APP-03)', async (_, name, renderPage) => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderWithInMemoryStyles(<WalletRoot>{renderPage()}</WalletRoot>);
  const button = await screen.findByRole('button', { name });
  fireEvent.click(button);
  expect(await screen.findByText('No internet connection!')).toBeTruthy();
  expect([screen.queryByRole('dialog'), button.isConnected]).toEqual([null, true]);
  onLine.mockReturnValue(true);
  fireEvent.click(button);
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(screen.queryByText('No internet connection!')).toBeNull();
});
