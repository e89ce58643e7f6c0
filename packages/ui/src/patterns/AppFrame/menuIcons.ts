import { cardIcon } from '../../foundations/Icon/glyphs/cardIcon.ts';
import { giftIcon } from '../../foundations/Icon/glyphs/giftIcon.ts';
import { infoIcon } from '../../foundations/Icon/glyphs/infoIcon.ts';
import { profileIcon } from '../../foundations/Icon/glyphs/profileIcon.ts';
import { reportsIcon } from '../../foundations/Icon/glyphs/reportsIcon.ts';
import { settingsIcon } from '../../foundations/Icon/glyphs/settingsIcon.ts';
import { supportIcon } from '../../foundations/Icon/glyphs/supportIcon.ts';
import { tradeIcon } from '../../foundations/Icon/glyphs/tradeIcon.ts';
import { walletIcon } from '../../foundations/Icon/glyphs/walletIcon.ts';
import type { IconGlyph } from '../../foundations/Icon/Icon.tsx';
import type { MenuEntryName } from './AppFrame.types.ts';

export const menuIcons: Record<MenuEntryName, IconGlyph> = {
  accounts: walletIcon,
  transactions: tradeIcon,
  reports: reportsIcon,
  cards: cardIcon,
  referral: giftIcon,
  profile: profileIcon,
  settings: settingsIcon,
  support: supportIcon,
  about: infoIcon,
};
