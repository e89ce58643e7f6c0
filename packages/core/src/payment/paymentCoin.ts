/** A coin that can be asked for by a link. */
export type PaymentCoin = {
  readonly currencyCode: string;
  /** Digits of its smallest unit on the chain; an account may count fewer. */
  readonly decimals: number;
  /** Of an ERC-20 token: its contract on Ethereum's main network, with the checksum of EIP-55. */
  readonly contract?: string;
};

export const bitcoin: PaymentCoin = { currencyCode: 'BTC', decimals: 8 };
export const ether: PaymentCoin = { currencyCode: 'ETH', decimals: 18 };

/** The provider names no contracts (API 3.7), so they stand here, as their issuers publish them. */
const coins: readonly PaymentCoin[] = [
  bitcoin,
  ether,
  { currencyCode: 'USDC', decimals: 6, contract: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' },
  { currencyCode: 'USDT', decimals: 6, contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7' },
  { currencyCode: 'DAI', decimals: 18, contract: '0x6B175474E89094C44Da98b954EedeAC495271d0F' },
];

/** The coin of a code; undefined where no link can ask for it. */
export const paymentCoin = (currencyCode: string): PaymentCoin | undefined => coins.find((coin) => coin.currencyCode === currencyCode);

/** The token of a contract, whatever the case of its letters. */
export const tokenOfContract = (contract: string): PaymentCoin | undefined =>
  coins.find((coin) => coin.contract?.toLowerCase() === contract.toLowerCase());
