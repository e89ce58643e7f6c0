import type { RequestedSend } from '@wallet/core/payment/readPaymentRequest';
import { QrScanner } from '../../components/QrScanner/QrScanner.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { parseRequest } from './parseRequest.ts';
import { scanTexts } from './scan.texts.ts';
import type { TransferAsset } from './Transfer.types.ts';

export type AddressScannerProps = {
  readonly asset: TransferAsset;
  readonly openCamera: () => Promise<MediaStream>;
  /** Called with an address or payment request that this asset can be sent to. */
  readonly onTaken: (request: RequestedSend) => void;
  /** Called with the reason when the code is not one. */
  readonly onRefused: (why: string) => void;
  /** Called with the reason when there is no camera. */
  readonly onUnavailable: (why: string) => void;
  readonly onClose: () => void;
};

/** Scans a recipient and an amount from a code. The content is validated before it is used (WISH-012). */
export function AddressScanner({ asset, openCamera, onTaken, onRefused, onUnavailable, onClose }: AddressScannerProps) {
  const texts = useTexts(scanTexts);
  const read = (text: string): void => {
    const request = parseRequest(text, asset, texts, 'code');
    if (typeof request === 'string') onRefused(request);
    else onTaken(request);
  };
  return (
    <QrScanner
      openCamera={openCamera}
      onRead={read}
      onUnavailable={(failure) => onUnavailable(texts.unavailable[failure])}
      onOpenChange={onClose}
    />
  );
}
