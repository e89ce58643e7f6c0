/** Buying and selling of a coin: both screens, and the ways to trade that lead to them. */
export { BuyScreen } from './BuyScreen.tsx';
export { SellScreen } from './SellScreen.tsx';
export type {
  BuyContent,
  BuyField,
  BuyScreenProps,
  FeeAnswer,
  FeeOffer,
  InsufficientFunds,
  SellContent,
  SellField,
  SellScreenProps,
  SellStep,
  SellSummary,
  SellValues,
  TradeAccount,
  TradeCoin,
  TradeContent,
  TradeScreenProps,
  TradeRefusal,
} from './TradeScreen.types.ts';
export { tradeTexts } from './trade.texts.ts';
export type { TradeWay, TradeWayHrefs } from '../../patterns/trade/TradeWays.tsx';
export { tradeWayTexts } from '../../patterns/trade/tradeWay.texts.ts';
