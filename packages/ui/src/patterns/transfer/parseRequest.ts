import { readRequestForAsset, type RequestedSend, type RequestedSendIssue } from '@wallet/core/payment/readPaymentRequest';
import type { scanTexts } from './scan.texts.ts';
import type { TransferAsset } from './Transfer.types.ts';

type ScanWords = Omit<typeof scanTexts, symbol>;

/**
 * Parses a code or link for the send of an asset. Returns the request, or a message explaining why it cannot be used. Import it lazily,
 * because it brings hash functions along.
 */
export function parseRequest(
  text: string,
  asset: TransferAsset,
  texts: ScanWords,
  source: keyof ScanWords['read'],
): RequestedSend | string {
  const request = readRequestForAsset(text, asset.upper, asset.feeAllowance.currencyCode);
  return typeof request === 'string' ? getRefusalText(request, asset, texts, texts.read[source]) : request;
}

function getRefusalText(
  issue: RequestedSendIssue,
  { code, feeAllowance }: TransferAsset,
  { refused, network }: ScanWords,
  it: string,
): string {
  switch (issue) {
    case 'otherNetwork':
      return refused.otherNetwork({ it, code, network: feeAllowance.currencyCode === 'BTC' ? network.BTC : network.other });
    case 'otherCurrency':
      return refused.otherCurrency({ it, code });
    case 'malformed':
    case 'invalidAddress':
      return refused[issue];
    case 'unknown':
    case 'unsupported':
    case 'tooPrecise':
      return refused[issue]({ it });
  }
}
