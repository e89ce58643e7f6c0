import type { RequestedSend } from '@wallet/core/payment/readPaymentRequest';
import { useLayoutEffect, useRef, useState, type ComponentType, type ReactNode, type RefObject } from 'react';
import { FieldButton } from '../../foundations/Field/FieldButton.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { scanIcon } from '../../foundations/Icon/glyphs/scanIcon.ts';
import { LiveRegion } from '../../foundations/LiveRegion/LiveRegion.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { AddressScannerProps } from './AddressScanner.tsx';
import { scanTexts } from './scan.texts.ts';
import type { TransferAsset } from './Transfer.types.ts';
import { transferTexts } from './transfer.texts.ts';

type Scan =
  | { readonly kind: 'idle' | 'taken' }
  | { readonly kind: 'open'; readonly Scanner: ComponentType<AddressScannerProps> }
  | { readonly kind: 'refused'; readonly why: string }
  /** Remains for as long as the form is open. `why` is shown until something is typed. */
  | { readonly kind: 'unavailable'; readonly why: string | undefined };

type ScanOptions = {
  readonly asset: TransferAsset;
  /** The address in the field. A change clears the message of a scan. */
  readonly address: string;
  readonly disabled: boolean;
  /** Undefined when the browser has no camera. Scanning is not offered then. */
  readonly onCameraRequest: (() => Promise<MediaStream>) | undefined;
  readonly onTaken: (request: RequestedSend) => void;
};

type AddressScan = {
  /** Ref for the address field, which is focused when scanning turns out to be impossible. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly button: ReactNode;
  readonly issue: string | undefined;
  readonly hint: string | undefined;
  readonly onLink: (link: string) => void;
};

const withoutWords = (scan: Scan): Scan => {
  if (scan.kind === 'refused') return { kind: 'idle' };
  return scan.kind === 'unavailable' ? { ...scan, why: undefined } : scan;
};

/** The 'Scan' button of an address field. The scanner is loaded on the first press, and the form works without it (WISH-012, WISH-013). */
export function useAddressScan({ asset, address, disabled, onCameraRequest, onTaken }: ScanOptions): AddressScan {
  const texts = useTexts(transferTexts);
  const scanWords = useTexts(scanTexts);
  const input = useRef<HTMLInputElement>(null);
  const [scan, setScan] = useState<Scan>({ kind: 'idle' });
  const [lastAddress, setLastAddress] = useState(address);
  if (lastAddress !== address) {
    setLastAddress(address);
    setScan(withoutWords);
  }
  const isUnavailable = scan.kind === 'unavailable';
  useLayoutEffect(() => {
    // The focused button is removed together with the scanner, so the field takes the focus and announces the reason.
    if (isUnavailable) input.current?.focus();
  }, [isUnavailable]);

  const open = async (): Promise<void> => {
    try {
      const { AddressScanner: Scanner } = await import('./AddressScanner.tsx');
      setScan({ kind: 'open', Scanner });
    } catch {
      setScan({ kind: 'unavailable', why: texts.noScanner });
    }
  };
  const takeApart = async (link: string): Promise<void> => {
    try {
      const { readRequest } = await import('./readRequest.ts');
      const request = readRequest(link, asset, scanWords, 'link');
      if (typeof request === 'string') return setScan({ kind: 'refused', why: request });
      setScan({ kind: 'taken' });
      onTaken(request);
    } catch {
      setScan({ kind: 'refused', why: texts.noLink });
    }
  };
  const button =
    onCameraRequest === undefined || isUnavailable ? null : (
      <>
        <FieldButton aria-label={texts.scan} disabled={disabled} data-tone="accent" onClick={() => void open()}>
          <Icon glyph={scanIcon} />
        </FieldButton>
        <LiveRegion>{scan.kind === 'taken' ? texts.scanned : null}</LiveRegion>
        {scan.kind === 'open' ? (
          <scan.Scanner
            asset={asset}
            openCamera={onCameraRequest}
            onTaken={(request) => {
              setScan({ kind: 'taken' });
              onTaken(request);
            }}
            onRefused={(why) => setScan({ kind: 'refused', why })}
            onUnavailable={(why) => setScan({ kind: 'unavailable', why })}
            onClose={() => setScan({ kind: 'idle' })}
          />
        ) : null}
      </>
    );
  return {
    input,
    button,
    issue: scan.kind === 'refused' ? scan.why : undefined,
    hint: isUnavailable ? scan.why : undefined,
    onLink: (link) => void takeApart(link),
  };
}
