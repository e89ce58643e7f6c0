import { lazy, useEffect, useEffectEvent, useState } from 'react';
import { useOpenPart } from '../parts/useOpenPart.ts';
import { Part } from '../../foundations/parts/Part.tsx';
import { loadPart } from '../../foundations/parts/loadPart.ts';
import { BrandMark, useBrandName } from '../../foundations/BrandMark/BrandMark.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { offlineIcon } from '../../foundations/Icon/icons.ts';
import { useHomeHref, useWalletUi } from '../../foundations/root/WalletUi.ts';
import { SkipLink } from '../../foundations/SkipLink/SkipLink.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { headerTexts } from '../AppHeader/AppHeader.texts.ts';
import { NotificationBell } from '../Unread/NotificationBell.tsx';
import { MAX_COUNT, unreadTexts } from '../Unread/unread.texts.ts';
import { UnreadCount } from '../Unread/UnreadCount.tsx';
import type { AppFrameProps } from './AppFrame.types.ts';
import { frameTexts } from './frame.texts.ts';
import { useIsWide } from './useIsWide.ts';
import { styled } from 'styled-components';

const StyledFrame = styled.div`
  min-block-size: 100dvh;

  > aside {
    display: none;
  }
  > [data-part='page'] {
    display: flex;
    flex-direction: column;
    min-block-size: 100dvh;
    min-inline-size: 0;
  }
  /* The offline bar is last in the reading order but drawn below the header. */
  [data-part='page'] > header {
    order: -2;
  }
  [data-part='offline'] {
    order: -1;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--primitive-space-8);
    min-block-size: 40px;
    padding: var(--primitive-space-4) var(--primitive-space-16);
    margin-block-end: var(--primitive-space-8);
    background: var(--semantic-color-bg-inverse);
    color: var(--semantic-color-text-inverse);
    font: var(--semantic-typography-label);
  }
  /* A whole page that failed to load states it, too. A list that did leaves room for the bar. */
  [data-part='offline']:empty,
  [data-part='page']:has(main > [data-failure='offline']:only-child) [data-part='offline'] {
    display: none;
  }

  @media (min-width: 1120px) {
    display: grid;
    /* The menu grows with larger text, as far as the window allows. */
    grid-template-columns: clamp(var(--component-side-menu-width), 16rem, 22vi) minmax(0, 1fr);

    > aside {
      position: sticky;
      inset-block-start: 0;
      display: flex;
      flex-direction: column;
      gap: var(--primitive-space-24);
      box-sizing: border-box;
      block-size: 100dvh;
      padding: var(--primitive-space-24) var(--primitive-space-16);
      border-inline-end: 1px solid var(--semantic-color-border-subtle);
      background: var(--component-side-menu-bg);
      overflow-y: auto;
    }
    [data-part='offline'] {
      order: -3;
      margin: 0;
    }
    > aside > header {
      display: flex;
      align-items: center;
      justify-content: space-between;
      padding-inline-start: var(--primitive-space-12);
    }
    > aside > header > a {
      color: inherit;
      text-decoration: none;
    }
    /* Compensates for the bell, which is taller than the brand next to it. */
    > aside > header > div {
      margin-block: calc(-1 * var(--primitive-space-8));
    }
  }
`;

const loadMenu = () => import('./MenuContent.tsx');
const MenuContent = lazy(async () => ({ default: (await loadPart(loadMenu)).MenuContent }));
const loadSheet = () => import('./MenuSheet.tsx');
const MenuSheet = lazy(async () => ({ default: (await loadPart(loadSheet)).MenuSheet }));
/** What the menu button opens. */
const loadMenuSheet = () => Promise.all([loadSheet(), loadMenu()]);

/** The frame around every screen with a menu: a side menu from 1120 px and a sheet below that, with a banner when there is no network. */
export function AppFrame({ menu, offline, onMenuOpenChange, children }: AppFrameProps) {
  const texts = useTexts(frameTexts);
  const brand = useBrandName();
  const { home, menu: menuName } = useTexts(headerTexts);
  const { counted, countedMore } = useTexts(unreadTexts);
  const isWide = useIsWide();
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (open && !wasOpened) setWasOpened(true);
  const change = (next: boolean): void => {
    setOpen(next);
    onMenuOpenChange?.(next);
  };
  const { menu: slot } = useWalletUi();
  const homeHref = useHomeHref();
  const { openPart } = useOpenPart();
  const openSheet = useEffectEvent(() => openPart(loadMenuSheet, () => change(true)));
  useEffect(() => {
    const offer = (): void => openSheet();
    slot.write({ ...slot.read(), open: offer });
    return () => {
      if (slot.read().open === offer) slot.write({ ...slot.read(), open: null });
    };
  }, [slot]);
  const closeSheet = useEffectEvent(() => change(false));
  useEffect(() => {
    if (!open) return undefined;
    // Without a `back` of the WalletRoot, the back button changes the page below the menu.
    const close = (): void => closeSheet();
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, [open]);
  const notifications = menu.customer?.notifications;
  const unread = notifications?.unread ?? 0;
  useEffect(() => {
    const label = unread > MAX_COUNT ? countedMore({ name: menuName, count: MAX_COUNT }) : counted({ name: menuName, count: unread });
    const news = unread === 0 ? null : { label, mark: <UnreadCount unread={unread} /> };
    slot.write({ ...slot.read(), news });
    return () => slot.write({ ...slot.read(), news: null });
  }, [slot, unread, counted, countedMore, menuName]);
  return (
    <StyledFrame data-frame="menu">
      <SkipLink />
      <aside>
        {isWide ? (
          <>
            <header>
              <a href={homeHref} aria-label={home({ brand })}>
                <BrandMark />
              </a>
              {notifications === undefined ? null : (
                <div>
                  <NotificationBell {...notifications} />
                </div>
              )}
            </header>
            <Part>
              <MenuContent menu={menu} place="side" />
            </Part>
          </>
        ) : null}
      </aside>
      <div data-part="page">
        {children}
        <output data-part="offline">
          {offline ? (
            <>
              <Icon glyph={offlineIcon} size={16} />
              {texts.offline}
            </>
          ) : null}
        </output>
      </div>
      {wasOpened ? (
        <Part>
          <MenuSheet open={open} onOpenChange={change} bell={notifications === undefined ? null : <NotificationBell {...notifications} />}>
            <MenuContent menu={menu} place="sheet" />
          </MenuSheet>
        </Part>
      ) : null}
    </StyledFrame>
  );
}
