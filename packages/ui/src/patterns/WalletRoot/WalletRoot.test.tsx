import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, it, vi } from 'vitest';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Page } from '../../foundations/Page/Page.tsx';
import type { BackToClose } from '../../foundations/overlay/overlaySlot.ts';
import { createWalletUi, useOverlay, useToast } from '../../foundations/root/WalletUi.ts';
import { SkipLink } from '../../foundations/SkipLink/SkipLink.tsx';
import { setUpPage } from '../../testing/renderSample.tsx';
import { AppHeader } from '../AppHeader/AppHeader.tsx';
import { OverlaySlot } from '../OverlaySlot/OverlaySlot.tsx';
import { WalletRoot } from './WalletRoot.tsx';

setUpPage();

function Product({ name }: { readonly name: string }) {
  const { openOverlay } = useOverlay();
  const { showToast } = useToast();
  const openQuestion = (): void => void openOverlay(<Dialog title={`Question of ${name}`} />);
  return (
    <main aria-label={name}>
      <Button onClick={openQuestion}>Ask {name}</Button>
      <Button onClick={() => showToast({ text: 'Copied' })}>Copy in {name}</Button>
    </main>
  );
}

const getToastRegion = (name: string): HTMLElement =>
  within(screen.getByRole('region', { name: `Page of ${name}` })).getByRole('region', { name: 'Notifications' });
const getOpenTitles = (): (string | null)[] => [...document.querySelectorAll('dialog[open] h2')].map(({ textContent }) => textContent);

it('keeps the toasts and overlays of two products on one page separate (D-APP-42)', async () => {
  const products = ['Halden', 'Ostra'].map((name) => (
    <section key={name} aria-label={`Page of ${name}`}>
      <WalletRoot>
        <Product name={name} />
      </WalletRoot>
    </section>
  ));
  render(<>{products}</>);
  const regions = await screen.findAllByRole('region', { name: 'Notifications' });
  expect(regions).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Copy in Ostra' }));
  expect(getToastRegion('Ostra').textContent).toContain('Copied');
  expect(getToastRegion('Halden').textContent).toBe('');

  await userEvent.click(screen.getByRole('button', { name: 'Ask Halden' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ask Ostra' }));
  expect(getOpenTitles()).toEqual(['Question of Halden', 'Question of Ostra']);
});

/** Opens an overlay while the page has a scrollbar. jsdom lays nothing out: the page is 0 px wide. */
function openBesideScrollbar(width: number): void {
  vi.stubGlobal('innerWidth', width);
  const ui = createWalletUi();
  render(
    <WalletRoot ui={ui} slots={<OverlaySlot />}>
      Page
    </WalletRoot>,
  );
  act(() => void ui.openOverlay(<Dialog title="Question" />));
}

it('measures the scrollbar only while no other product hides it (D-APP-42)', () => {
  const { style } = document.documentElement;
  openBesideScrollbar(15);
  expect(style.getPropertyValue('--scrollbar')).toBe('15px');
  style.overflowY = 'hidden';
  openBesideScrollbar(0);
  expect(style.getPropertyValue('--scrollbar')).toBe('15px');
  style.overflowY = '';
});

it('replaces the first overlay with the second within one product (D-APP-10)', async () => {
  const ui = createWalletUi();
  render(
    <WalletRoot ui={ui}>
      <Product name="Halden" />
    </WalletRoot>,
  );
  await screen.findByRole('region', { name: 'Notifications' });
  act(() => void ui.openOverlay(<Dialog title="First" />));
  act(() => void ui.openOverlay(<Dialog title="Second" />));
  expect(getOpenTitles()).toEqual(['Second']);
});

it('shows what was opened before the slots were mounted', async () => {
  const ui = createWalletUi();
  ui.openOverlay(<Dialog title="Session expired" />);
  ui.showToast({ text: 'Copied' });
  render(<WalletRoot ui={ui}>Page</WalletRoot>);
  expect((await screen.findByText('Copied')).textContent).toBe('Copied');
  expect(getOpenTitles()).toEqual(['Session expired']);
});

/** The browser's buttons lead to another address. */
function leave(to: string): void {
  history.replaceState(null, '', to);
  fireEvent.popState(window);
}

it('closes an overlay of `openOverlay` when the browser leaves its page, unless the product connects its own back button (LIB-003)', () => {
  const ui = createWalletUi();
  const [onLeave, onOwn] = [vi.fn(), vi.fn()];
  const root = (back?: BackToClose) => (
    <WalletRoot ui={ui} slots={<OverlaySlot />} {...(back && { back })}>
      <Dialog title="Of the page" onOpenChange={onOwn} />
    </WalletRoot>
  );
  const { rerender } = render(root());
  leave('/other');
  expect(onOwn).not.toHaveBeenCalled();

  act(() => void ui.openOverlay(<Dialog title="Confirm" onOpenChange={onLeave} />));
  rerender(root(() => () => undefined));
  leave('/home');
  expect(onLeave).not.toHaveBeenCalled();
  rerender(root());
  leave('/home#part');
  expect(onLeave).not.toHaveBeenCalled();
  leave('/');
  expect(onLeave.mock.calls).toEqual([[false]]);
  expect(ui.slot.getDialog()).toBeUndefined();
});

it('closes an overlay of `openOverlay` on leaving its page also when it has to be answered, and tells one that another replaces (LIB-003, D-APP-10)', () => {
  const ui = createWalletUi();
  const onOpenChange = vi.fn();
  render(
    <WalletRoot ui={ui} slots={<OverlaySlot />}>
      Page
    </WalletRoot>,
  );
  const open = () => act(() => void ui.openOverlay(<Dialog title="Confirm" closable={false} onOpenChange={onOpenChange} />));
  open();
  leave('/left');
  expect(onOpenChange.mock.calls).toEqual([[false]]);
  expect(ui.slot.getDialog()).toBeUndefined();
  open();
  act(() => void ui.openOverlay(<Dialog title="Another" />));
  expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
  expect(getOpenTitles()).toEqual(['Another']);
});

it(`links the brand mark to the product's own home`, () => {
  render(
    <WalletRoot homeHref="/wallet">
      <AppHeader />
    </WalletRoot>,
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('/wallet');
});

it(`leads the skip link to the product's own content (D-APP-42)`, () => {
  const products = ['halden', 'ostra'].map((id) => (
    <WalletRoot key={id} contentId={id} slots={null}>
      <SkipLink>Skip to {id}</SkipLink>
      <Page aria-label={id} />
    </WalletRoot>
  ));
  render(<>{products}</>);
  for (const id of ['halden', 'ostra']) {
    expect(screen.getByRole('main', { name: id }).id).toBe(id);
    expect(screen.getByRole('link', { name: `Skip to ${id}` }).getAttribute('href')).toBe(`#${id}`);
  }
});
