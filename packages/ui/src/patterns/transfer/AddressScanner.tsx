import { readRequestFor, type RequestedSend, type RequestedSendIssue } from '@wallet/core/payment/readPaymentRequest';
import { QrScanner } from '../../components/QrScanner/QrScanner.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { scanTexts } from './scan.texts.ts';
import type { TransferAsset } from './Transfer.types.ts';

export type AddressScannerProps = {
  readonly asset: TransferAsset;
  readonly openCamera: () => Promise<MediaStream>;
  /** The code is an address, or asks for a payment, that this asset can be sent to. */
  readonly onTaken: (request: RequestedSend) => void;
  /** It is not; in words. */
  readonly onRefused: (why: string) => void;
  /** There is no camera to scan with; in words. */
  readonly onUnavailable: (why: string) => void;
  readonly onClose: () => void;
};

type Refusals = Omit<typeof scanTexts, symbol>;

function refusalText(issue: RequestedSendIssue, { code, feeAllowance }: TransferAsset, { refused, network }: Refusals): string {
  switch (issue) {
    case 'otherNetwork':
      return refused.otherNetwork(code, feeAllowance.currencyCode === 'BTC' ? network.BTC : network.other);
    case 'otherCurrency':
      return refused.otherCurrency(code);
    case 'unknown':
    case 'malformed':
    case 'invalidAddress':
    case 'unsupported':
    case 'tooPrecise':
      return refused[issue];
  }
}

/** Reads to whom, and how much, from a code; what it says is checked before anything is taken over (WISH-012). */
export function AddressScanner({ asset, openCamera, onTaken, onRefused, onUnavailable, onClose }: AddressScannerProps) {
  const texts = useTexts(scanTexts);
  const read = (text: string): void => {
    const request = readRequestFor(text, asset.upper, asset.feeAllowance.currencyCode);
    if (typeof request === 'string') onRefused(refusalText(request, asset, texts));
    else onTaken(request);
  };
  return (
    <QrScanner
      texts={texts.scanner}
      openCamera={openCamera}
      onRead={read}
      onUnavailable={(failure) => onUnavailable(texts.unavailable[failure])}
      onOpenChange={onClose}
    />
  );
}
