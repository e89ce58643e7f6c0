import { useSyncExternalStore, type ComponentPropsWithRef, type ReactNode } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { BrandMark, useBrandName } from '../../foundations/BrandMark/BrandMark.tsx';
import { backIcon, menuIcon } from '../../foundations/Icon/icons.ts';
import { useHomeHref, useWalletUi } from '../../foundations/root/WalletUi.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { headerTexts } from './AppHeader.texts.ts';
import { styled } from 'styled-components';

// 768 and 1120 are breakpoint.tablet and breakpoint.desktop. From the latter the side menu is open and the title moves to the left.
const StyledAppHeader = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: var(--primitive-layer-sticky);
  display: grid;
  grid-template-columns: minmax(var(--primitive-size-touch), 1fr) minmax(0, auto) minmax(var(--primitive-size-touch), 1fr);
  align-items: center;
  min-block-size: var(--component-header-height);
  padding-block-start: env(safe-area-inset-top);
  padding-inline: max(var(--primitive-space-8), env(safe-area-inset-left)) max(var(--primitive-space-8), env(safe-area-inset-right));
  background: var(--component-header-bg);

  > [data-part='menu'] {
    position: relative;
  }
  > [data-part='back']:dir(rtl) svg {
    scale: -1 1;
  }
  > [data-part='title'] {
    display: grid;
    justify-items: center;
    padding-block: var(--primitive-space-8);
    text-align: center;
    overflow-wrap: anywhere;
  }
  > [data-part='title'] > a {
    display: inline-grid;
    align-items: center;
    min-block-size: var(--primitive-size-touch);
    margin-block: calc(-1 * var(--primitive-space-8));
    color: inherit;
    text-decoration: none;
  }
  > [data-part='actions'] {
    display: flex;
    justify-content: flex-end;
    gap: var(--primitive-space-8);
  }
  h1 {
    font: var(--semantic-typography-title-sm);
  }
  &[data-shows='brand'] h1 {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  @media (min-width: 768px) {
    padding-inline: max(var(--primitive-space-20), env(safe-area-inset-left)) max(var(--primitive-space-20), env(safe-area-inset-right));
  }
  /* At 200 % zoom the bar would take a third of the height, so it scrolls with the page. */
  @media (max-height: 420px) {
    position: static;
  }
  @media (min-width: 1120px) {
    [data-frame='menu'] & {
      position: static;
      display: flex;
      gap: var(--primitive-space-12);
      inline-size: 100%;
      max-inline-size: calc(var(--primitive-layout-content-max) + 2 * var(--primitive-layout-gutter-desktop));
      /* The same height with and without an action, so that titles and content do not shift between pages. */
      min-block-size: calc(var(--primitive-space-32) + var(--primitive-size-touch));
      margin-inline: auto;
      padding: var(--primitive-space-32) var(--primitive-layout-gutter-desktop) 0;
    }
    /* Aligns the arrow with the edge of the content. Its round background extends beyond it. */
    [data-frame='menu'] & > [data-part='back'] {
      margin-inline-start: calc(-1 * var(--primitive-space-12));
    }
    [data-frame='menu'] & > [data-part='title'] {
      flex: 1;
      justify-items: start;
      padding-block: 0;
      text-align: start;
    }
    [data-frame='menu'] & h1 {
      position: static;
      inline-size: auto;
      block-size: auto;
      overflow: visible;
      clip-path: none;
      font: var(--semantic-typography-title-lg);
    }
    [data-frame='menu'] & [data-part='menu'],
    [data-frame='menu'] & [data-part='title'] > a {
      display: none;
    }
    [data-frame='menu'] & [data-part='actions'] > :is(button, a[aria-label]) {
      border-color: var(--component-card-border);
      border-radius: var(--semantic-shape-control);
      background: var(--component-card-bg);
      box-shadow: var(--semantic-elevation-card);
    }
  }
`;

export type AppHeaderProps = Omit<ComponentPropsWithRef<'header'>, 'title'> & {
  /** The page's h1. Without it the header shows the brand's mark, linked to home, and the page has to bring its own h1. */
  readonly title?: string;
  /**
   * On screens without a side menu, shows the brand's mark in place of the title, which stays the h1. For the customer's home. @default
   * false
   */
  readonly showsBrand?: boolean;
  /** Called by the back button, which replaces the menu button. */
  readonly onBack?: (() => void) | undefined;
  /** Shows neither a back nor a menu button, for a visitor's first screens. @default false */
  readonly bare?: boolean;
  /** One action at the end, two on a desktop. */
  readonly action?: ReactNode;
};

/** The bar at the top of a page (landmark banner) with a menu or back button, the title or the brand, and one action (APP-030). */
export function AppHeader({ title, showsBrand = false, onBack, bare = false, action, ...rest }: AppHeaderProps) {
  const texts = useTexts(headerTexts);
  const brand = useBrandName();
  const homeHref = useHomeHref();
  const isBranded = showsBrand || title === undefined;
  return (
    <StyledAppHeader {...rest} data-shows={isBranded ? 'brand' : 'title'}>
      <div data-part={onBack === undefined ? 'menu' : 'back'}>{bare ? null : <LeadingButton {...{ onBack, texts }} />}</div>
      <div data-part="title">
        {isBranded ? (
          <a href={homeHref} aria-label={texts.home({ brand })}>
            <BrandMark />
          </a>
        ) : null}
        {title === undefined ? null : <h1 tabIndex={-1}>{title}</h1>}
      </div>
      <div data-part="actions">{action}</div>
    </StyledAppHeader>
  );
}

function LeadingButton({ onBack, texts }: { readonly onBack: (() => void) | undefined; readonly texts: typeof headerTexts }) {
  return onBack === undefined ? (
    <MenuButton name={texts.menu} />
  ) : (
    <IconButton label={texts.back} icon={backIcon} iconSize={24} onClick={onBack} />
  );
}

function MenuButton({ name }: { readonly name: string }) {
  const { menu } = useWalletUi();
  const { news, open } = useSyncExternalStore(menu.subscribe, menu.read, menu.read);
  return (
    <>
      <IconButton label={news?.label ?? name} icon={menuIcon} iconSize={24} aria-haspopup="dialog" onClick={() => open?.()} />
      {news?.mark}
    </>
  );
}
