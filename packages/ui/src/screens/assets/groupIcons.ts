import type { IconGlyph } from '../../foundations/Icon/Icon.tsx';
import { bondsIcon } from '../../foundations/Icon/glyphs/bondsIcon.ts';
import { buyIcon } from '../../foundations/Icon/glyphs/buyIcon.ts';
import { cashIcon } from '../../foundations/Icon/glyphs/cashIcon.ts';
import { cryptoIcon } from '../../foundations/Icon/glyphs/cryptoIcon.ts';
import { historyIcon } from '../../foundations/Icon/glyphs/historyIcon.ts';
import { infoIcon } from '../../foundations/Icon/glyphs/infoIcon.ts';
import { notesIcon } from '../../foundations/Icon/glyphs/notesIcon.ts';
import { privateEquityIcon } from '../../foundations/Icon/glyphs/privateEquityIcon.ts';
import { receiveIcon } from '../../foundations/Icon/glyphs/receiveIcon.ts';
import { sellIcon } from '../../foundations/Icon/glyphs/sellIcon.ts';
import { sendIcon } from '../../foundations/Icon/glyphs/sendIcon.ts';
import { stocksIcon } from '../../foundations/Icon/glyphs/stocksIcon.ts';
import { topUpIcon } from '../../foundations/Icon/glyphs/topUpIcon.ts';
import { tradeIcon } from '../../foundations/Icon/glyphs/tradeIcon.ts';
import { withdrawIcon } from '../../foundations/Icon/glyphs/withdrawIcon.ts';
import type { AccountAction, AssetGroupName } from './AssetsScreen.types.ts';

export const groupIcons: Record<AssetGroupName, IconGlyph> = {
  cash: cashIcon,
  crypto: cryptoIcon,
  data: privateEquityIcon,
  stocks: stocksIcon,
  bonds: bondsIcon,
  notes: notesIcon,
};

export const actionIcons: Record<AccountAction, IconGlyph> = {
  topup: topUpIcon,
  withdraw: withdrawIcon,
  exchange: tradeIcon,
  buy: buyIcon,
  sell: sellIcon,
  send: sendIcon,
  receive: receiveIcon,
  info: infoIcon,
  history: historyIcon,
};
