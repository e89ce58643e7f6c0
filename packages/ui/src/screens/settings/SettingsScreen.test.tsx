import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { noop } from '../../testing/Sample.ts';
import { renderWithInMemoryStyles, setUpPage } from '../../testing/renderSample.tsx';
import { SettingsScreen } from './SettingsScreen.tsx';

setUpPage();

it.each([
  [true, 'Follows your device', 0],
  [false, 'Stronger text and outlines', 1],
])('the switch of the contrast follows a device that asks for more: %s (WISH-019)', (isByDevice, hint, changes) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isByDevice && query === '(prefers-contrast: more)',
    addEventListener: noop,
    removeEventListener: noop,
  }));
  const onContrast = vi.fn();
  renderWithInMemoryStyles(
    <SettingsScreen
      biometrics={{ state: 'browser' }}
      onBiometrics={noop}
      appHref="#store"
      securityHref={null}
      changePasswordHref="#password"
      autoLock="5"
      onAutoLock={noop}
      currency="EUR"
      onCurrency={noop}
      theme="system"
      onTheme={noop}
      contrast="standard"
      onContrast={onContrast}
      broker={null}
      onRequestBroker={async () => ({ kind: 'done' })}
    />,
  );
  const control = screen.getByRole<HTMLInputElement>('switch', { name: /^Higher contrast/ });
  expect([control.checked, control.disabled]).toEqual([isByDevice, isByDevice]);
  expect(screen.getByText(hint)).toBeTruthy();
  control.click();
  expect(onContrast).toHaveBeenCalledTimes(changes);
});
