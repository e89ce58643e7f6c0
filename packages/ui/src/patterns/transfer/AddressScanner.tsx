import type { RequestedSend } from '@wallet/core/payment/readPaymentRequest';
import { QrScanner } from '../../components/QrScanner/QrScanner.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { readRequest } from './readRequest.ts';
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

/** Reads to whom, and how much, from a code; what it says is checked before anything is taken over (WISH-012). */
export function AddressScanner({ asset, openCamera, onTaken, onRefused, onUnavailable, onClose }: AddressScannerProps) {
  const texts = useTexts(scanTexts);
  const read = (text: string): void => {
    const request = readRequest(text, asset, texts, 'code');
    if (typeof request === 'string') onRefused(request);
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
