import { lazy, useEffect, useEffectEvent, useState } from 'react';
import { Part } from '../../foundations/parts/Part.tsx';
import { BrandMark, useBrandName } from '../../foundations/BrandMark/BrandMark.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { offlineIcon } from '../../foundations/Icon/icons.ts';
import { useHomeHref, useWalletUi } from '../../foundations/root/WalletUi.ts';
import { SkipLink } from '../../foundations/SkipLink/SkipLink.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { headerTexts } from '../AppHeader/AppHeader.texts.ts';
import { NotificationBell } from '../Unread/NotificationBell.tsx';
import { unreadTexts } from '../Unread/unread.texts.ts';
import { UnreadCount } from '../Unread/UnreadCount.tsx';
import { StyledFrame } from './AppFrame.styles.ts';
import type { AppFrameProps } from './AppFrame.types.ts';
import { frameTexts } from './frame.texts.ts';
import { useIsWide } from './useIsWide.ts';

const loadMenu = () => import('./MenuContent.tsx');
const MenuContent = lazy(async () => ({ default: (await loadMenu()).MenuContent }));
const MenuSheet = lazy(async () => ({ default: (await import('./MenuSheet.tsx')).MenuSheet }));

/** The frame around every screen with a menu: a side menu from 1120 px and a sheet below that, with a banner when there is no network. */
export function AppFrame({ menu, offline, onMenuOpenChange, children }: AppFrameProps) {
  const texts = useTexts(frameTexts);
  const brand = useBrandName();
  const { home, menu: menuName } = useTexts(headerTexts);
  const { counted } = useTexts(unreadTexts);
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
  const openSheet = useEffectEvent(() => change(true));
  useEffect(() => {
    const offer = (): void => openSheet();
    slot.write({ ...slot.read(), open: offer });
    return () => {
      if (slot.read().open === offer) slot.write({ ...slot.read(), open: null });
    };
  }, [slot]);
  const notifications = menu.customer?.notifications;
  const unread = notifications?.unread ?? 0;
  useEffect(() => {
    const news = unread === 0 ? null : { label: counted(menuName, unread), mark: <UnreadCount unread={unread} /> };
    slot.write({ ...slot.read(), news });
    return () => slot.write({ ...slot.read(), news: null });
  }, [slot, unread, counted, menuName]);
  return (
    <StyledFrame data-frame="menu">
      <SkipLink>{texts.skip}</SkipLink>
      <aside>
        {isWide ? (
          <>
            <header>
              <a href={homeHref} aria-label={home(brand)}>
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
