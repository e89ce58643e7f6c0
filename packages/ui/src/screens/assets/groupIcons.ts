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
import type { assetsTexts } from './assets.texts.ts';
import type { AccountAction, AssetGroup, AssetGroupName, OwnAssetGroup } from './AssetsScreen.types.ts';

const groupIcons: Record<AssetGroupName, IconGlyph> = {
  cash: cashIcon,
  crypto: cryptoIcon,
  data: privateEquityIcon,
  stocks: stocksIcon,
  bonds: bondsIcon,
  notes: notesIcon,
};

const instrumentGroups: ReadonlySet<AssetGroupName> = new Set(['stocks', 'bonds', 'notes']);

/** Returns how a group is shown: one of the library's by its name, the host's own as it says itself. */
export function describeGroup(group: AssetGroup, { groups }: Pick<typeof assetsTexts, 'groups'>): OwnAssetGroup {
  if (typeof group === 'object') return group;
  const holds = instrumentGroups.has(group) ? 'instruments' : 'accounts';
  return { id: group, label: groups[group], icon: groupIcons[group], holds };
}

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
