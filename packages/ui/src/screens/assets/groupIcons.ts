import type { IconGlyph } from '../../foundations/Icon/Icon.tsx';
import {
  bondsIcon,
  buyIcon,
  cashIcon,
  cryptoIcon,
  historyIcon,
  infoIcon,
  notesIcon,
  privateEquityIcon,
  receiveIcon,
  sellIcon,
  sendIcon,
  stocksIcon,
  topUpIcon,
  tradeIcon,
  withdrawIcon,
} from '../../foundations/Icon/icons.ts';
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
