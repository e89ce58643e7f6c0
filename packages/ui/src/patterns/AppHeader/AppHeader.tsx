import { useSyncExternalStore, type ComponentPropsWithRef, type ReactNode } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { BrandMark, useBrandName } from '../../foundations/BrandMark/BrandMark.tsx';
import { backIcon, menuIcon } from '../../foundations/Icon/icons.ts';
import { useHomeHref, useWalletUi } from '../../foundations/root/WalletUi.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { StyledAppHeader } from './AppHeader.styles.ts';
import { headerTexts } from './AppHeader.texts.ts';

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
          <a href={homeHref} aria-label={texts.home(brand)}>
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
