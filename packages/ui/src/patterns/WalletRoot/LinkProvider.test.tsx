import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { LinkProvider } from './LinkProvider.tsx';

/** Clicks a link and returns where the router and the browser navigated. */
function clickLink(link: ReactNode, how: MouseEventInit = {}, under?: string): { readonly router: string[]; readonly browser: boolean } {
  const router: string[] = [];
  const navigate = (path: string): void => void router.push(path);
  const { unmount } = render(
    <LinkProvider navigate={navigate} {...(under === undefined ? {} : { under })}>
      {link}
    </LinkProvider>,
  );
  let browser = false;
  // jsdom cannot navigate: record what is left to the browser and prevent it, after the provider has run.
  const note = (event: Event): void => {
    browser = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', note);
  fireEvent.click(screen.getByRole('link'), how);
  removeEventListener('click', note);
  unmount();
  return { router, browser };
}

it('passes the full path of a plain link inside the product to the router (LIB-007)', () => {
  expect(clickLink(<a href="/send?coin=BTC#amount">Send</a>)).toEqual({ router: ['/send?coin=BTC#amount'], browser: false });
  expect(clickLink(<a href="/wallet/send">Send</a>, {}, '/wallet')).toEqual({ router: ['/wallet/send'], browser: false });
});

it.each([
  ['another site', { href: 'https://example.org/' }, {}, '/'],
  ['another tab', { href: '/send', target: '_blank' }, {}, '/'],
  ['a file', { href: '/statement', download: '' }, {}, '/'],
  ['a place on the page', { href: '#main' }, {}, '/'],
  ['a page beside the product', { href: '/walletry' }, {}, '/wallet'],
  ['a press that asks for a tab', { href: '/send' }, { ctrlKey: true }, '/'],
] as const)('leaves %s to the browser (LIB-007)', (_what, link, how, under) => {
  expect(clickLink(<a {...link}>Link</a>, how, under)).toEqual({ router: [], browser: true });
});

it('ignores a click that has been handled already (LIB-007)', () => {
  const followed = (
    <a href="/send" onClick={(event) => event.preventDefault()}>
      Send
    </a>
  );
  expect(clickLink(followed)).toEqual({ router: [], browser: false });
});
