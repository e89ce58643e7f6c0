import { isNonWalletAddress } from '@wallet/core/addresses/nobodysAddress';
import { fitAll } from '@wallet/core/fees/fitAll';
import type { GetQuote, Quote } from '@wallet/core/fees/quote';
import { formatFilledInput } from '@wallet/core/format/formatMoney';
import { coinDecimals } from '@wallet/core/limits/currencies';
import { sendCommentMaxLength } from '@wallet/core/limits/limits';
import { parseMoney } from '@wallet/core/money/money';
import { roundMoney } from '@wallet/core/money/rounding';
import type { RequestedSend } from '@wallet/core/payment/readPaymentRequest';
import { type ReactNode, useLayoutEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { AddressField } from '../../components/AddressField/AddressField.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { AssetMark } from '../../foundations/AssetMark/AssetMark.tsx';
import { useHoldingText } from '../../foundations/Money/useHoldingText.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { useAccountName } from '../accountNames/useAccountName.ts';
import { SelectCard } from '../AccountSelect/SelectCard.tsx';
import { useAmountAdvice } from '../amount/useAmountAdvice.ts';
import { useFillAll } from '../amount/useFillAll.ts';
import type { AddressBook } from '../addressBook/AddressBook.types.ts';
import { RecipientHelp, SavedAddressPicker } from '../addressBook/RecipientHelp.tsx';
import type { LookAlikeCheck } from '../addressBook/useLookAlike.ts';
import { calculateApproximateValue } from './calculateApproximateValue.ts';
import type { ScreenField } from '../form/useScreenForm.ts';
import type { TransferAsset } from './Transfer.types.ts';
import { TransferAmount } from './TransferAmount.tsx';
import { transferTexts } from './transfer.texts.ts';
import { FieldButton } from '../../foundations/Field/FieldButton.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { scanIcon } from '../../foundations/Icon/icons.ts';
import { LiveRegion } from '../../foundations/LiveRegion/LiveRegion.tsx';
import type { AddressScannerProps } from './AddressScanner.tsx';
import { scanTexts } from './scan.texts.ts';

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

const clearMessage = (scan: Scan): Scan => {
  if (scan.kind === 'refused') return { kind: 'idle' };
  return scan.kind === 'unavailable' ? { ...scan, why: undefined } : scan;
};

/** The 'Scan' button of an address field. The scanner is loaded on the first press, and the form works without it (WISH-012, WISH-013). */
function useAddressScan({ asset, address, disabled, onCameraRequest, onTaken }: ScanOptions): AddressScan {
  const texts = useTexts(transferTexts);
  const scanWords = useTexts(scanTexts);
  const input = useRef<HTMLInputElement>(null);
  const [scan, setScan] = useState<Scan>({ kind: 'idle' });
  const [lastAddress, setLastAddress] = useState(address);
  if (lastAddress !== address) {
    setLastAddress(address);
    setScan(clearMessage);
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
      const { parseRequest: readRequest } = await import('./parseRequest.ts');
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

type TransferFieldsProps = {
  readonly asset: TransferAsset;
  readonly fields: Readonly<Record<'address' | 'amount' | 'comment', ScreenField<string>>>;
  /** What another amount costs, for "Use all" and for corrections; null while unknown. @default unknown */
  readonly getQuote?: GetQuote;
  /** What the provider has against the amount, and its minimum. Null while unknown. @default none */
  readonly quote?: Quote | null;
  /** Reads the clipboard. Omit it when the browser cannot. */
  readonly onPasteRequest?: (() => Promise<string | null>) | undefined;
  /** Requests the camera to scan an address. Omit it when the browser has none. */
  readonly onCameraRequest?: (() => Promise<MediaStream>) | undefined;
  /** Saved addresses to select from. Undefined when the product has no address book. */
  readonly addressBook: AddressBook | undefined;
  readonly check: LookAlikeCheck;
  /** Shown after the amount. */
  readonly children?: ReactNode;
};

const getNoQuote: GetQuote = () => null;

type TransferCommentProps = { readonly field: ScreenField<string>; readonly asset: TransferAsset; readonly busy: boolean };

/** The comment of a send. It follows the costs, which a phone shows without scrolling, because few customers write one. */
export function TransferComment({ field, asset, busy }: TransferCommentProps) {
  const { comment } = useTexts(transferTexts);
  return <TextArea label={comment} mostCharacters={sendCommentMaxLength} {...field} inert={busy} disabled={!asset.isSendable} />;
}

/** The fields of every send: asset, recipient and amount (SEND-004, TRS-001). */
export function TransferFields({
  asset,
  fields: { address, amount, comment },
  getQuote = getNoQuote,
  quote = null,
  onPasteRequest,
  onCameraRequest,
  addressBook,
  check,
  children,
}: TransferFieldsProps) {
  const texts = useTexts(transferTexts);
  const holdingText = useHoldingText();
  const nameAccount = useAccountName();
  const disabled = !asset.isSendable;
  const network = asset.feeAllowance.currencyCode;
  const typed = parseMoney(amount.value, asset.upper);
  const decimals = coinDecimals(asset.upper);
  const heldHref = asset.isLocked ? asset.heldHref : undefined;
  const worth = calculateApproximateValue(asset.upper, asset);
  const holding = [asset.upper, worth].flatMap((one) => (one === null ? [] : holdingText(one))).join(' · ');
  const least = quote?.minimum ?? asset.lower;
  const getAll = (): string => formatFilledInput(roundMoney(fitAll(asset.upper, getQuote, least), decimals, 'down'));
  const onUseAll = useFillAll(amount, asset.upper, getQuote, getAll);
  const advice = useAmountAdvice(typed, {
    have: asset.upper,
    quote,
    getTotal: (other) => getQuote(other)?.total,
    decimals,
    least,
    isLeastSaid: amount.issue !== undefined,
    onAmount: amount.onValueChange,
  });
  /** An address that cannot be sent to has no history worth showing. */
  const isRefused = address.issue !== undefined || isNonWalletAddress(address.value);
  const scan = useAddressScan({ asset, address: address.value, disabled, onCameraRequest, onTaken: applyRequest });
  /** Fields missing from the request keep their input. The others are validated immediately, as if typed. */
  function applyRequest({ address: to, amount: requestedAmount, note }: RequestedSend): void {
    for (const [field, text] of [
      [address, to],
      [amount, requestedAmount],
      [comment, note],
    ] as const) {
      if (text === '') continue;
      if (field === amount) asset.inFiat?.onChoice(false);
      field.onValueChange(text);
      field.onBlur();
    }
  }
  return (
    <>
      {asset.isSendable ? null : (
        <Notice kind="warning" action={heldHref === undefined ? undefined : <Link href={heldHref}>{texts.viewTransfer}</Link>}>
          {(asset.isLocked ? texts.locked : texts.notSendable)({ code: asset.code })}
        </Notice>
      )}
      <SelectCard>
        <Select
          look="row"
          label={texts.from}
          value={asset.code}
          options={[{ value: asset.code, label: nameAccount(asset), note: holding }]}
          renderMark={({ value }) => <AssetMark code={value} />}
          onValueChange={() => undefined}
        />
      </SelectCard>
      <AddressField
        label={texts.address}
        onPasteRequest={onPasteRequest}
        onLink={scan.onLink}
        {...address}
        disabled={disabled}
        ref={scan.input}
        suffix={
          <>
            {addressBook === undefined ? null : (
              <SavedAddressPicker
                saved={addressBook.saved}
                href={addressBook.href}
                network={network}
                address={address.value}
                disabled={disabled}
                onAddress={address.onValueChange}
              />
            )}
            {/* oxlint-disable-next-line react/refs -- the button next to the field, not the value of its ref */}
            {scan.button}
          </>
        }
        hint={scan.hint}
        issue={scan.issue ?? address.issue}
      />
      <RecipientHelp {...{ addressBook, check, isRefused }} network={network} address={address.value} />
      <TransferAmount {...{ asset, amount, decimals, onUseAll }} advice={disabled ? undefined : advice} />
      {children}
    </>
  );
}
