/** A transaction's hash as its network writes it: of Bitcoin 64 hex digits, of Ethereum's network `0x` before them (MKT-021). @param bytes 32 */
export const transactionHash = (currency: string, bytes: Buffer): string => `${currency === 'BTC' ? '' : '0x'}${bytes.toString('hex')}`;
