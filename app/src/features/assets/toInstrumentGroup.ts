import type { Instrument } from '@wallet/contract/balances';
import type { AccountGroupContent, AccountItem, AssetGroupName } from '@wallet/ui/screens/assets/AssetsScreen.types';
import { groupInstruments, inPrimary, instrumentValue, sumInPrimary, type Prices } from './assetGroups.ts';

function toItem(instrument: Instrument, prices: Prices): AccountItem {
  const balance = instrumentValue(instrument);
  return {
    key: `${instrument.type}:${instrument.symbol}`,
    icon: instrument.logo.vector_small ?? instrument.logo.raster_small,
    name: instrument.ticker,
    code: instrument.symbol,
    balance,
    converted: inPrimary(balance, prices),
    dayChange: instrument.dynamics,
    transferIn: null,
    transferOut: null,
    actions: [],
    instrument: { isin: instrument.isin, currencyCode: instrument.currency, quantity: instrument.qty },
  };
}

/** Stocks, bonds or notes by their issuers, to be looked at only (D-HOME-27, APP-002). */
export function toInstrumentGroup(
  name: Extract<AssetGroupName, 'stocks' | 'bonds' | 'notes'>,
  instruments: readonly Instrument[],
  prices: Prices,
): AccountGroupContent {
  const held = groupInstruments(instruments)[name];
  const issuers = [...new Set(held.map(({ issuer_name: issuer }) => issuer))];
  return {
    total: sumInPrimary(held.map(instrumentValue), prices),
    count: held.length,
    sections: issuers.map((title) => ({
      title,
      items: held.filter(({ issuer_name: issuer }) => issuer === title).map((instrument) => toItem(instrument, prices)),
    })),
  };
}
