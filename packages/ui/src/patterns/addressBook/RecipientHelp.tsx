import { Stack } from '../../foundations/Stack/Stack.tsx';
import type { AddressBook } from './AddressBook.types.ts';
import { RecipientLine } from './RecipientLine.tsx';
import type { LookAlikeCheck } from './useLookAlike.ts';
import { findSavedAddress, type SavedAddress } from '@wallet/core/addresses/savedAddresses';
import { styled } from 'styled-components';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { addressBookTexts } from './addressBook.texts.ts';
import { shortenAddress } from '@wallet/core/format/masks';
import { lazy, useState } from 'react';
import { Part } from '../../foundations/parts/Part.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { Text } from '../../foundations/Text/Text.tsx';

const loadPicker = () => import('../../components/OptionPicker/OptionPicker.tsx');
const preloadPicker = (): void => void loadPicker().catch(() => undefined);
/** Loads the picker at the first sign that the customer will open it, as a Select does. */
const LazyPicker = lazy(async () => ({ default: (await loadPicker()).OptionPicker }));

export type SavedAddressPickerProps = Pick<AddressBook, 'saved' | 'href'> & {
  /** Network of the transfer, named by the currency that pays its fees. */
  readonly network: string;
  readonly address: string;
  readonly onAddress: (address: string) => void;
};

/** A searchable list of the saved addresses of a network, below the address field, with the name of the current address (WISH-007). */
export function SavedAddressPicker({ saved, href, network, address, onAddress }: SavedAddressPickerProps) {
  const texts = useTexts(addressBookTexts);
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const offered = saved.filter((entry) => entry.network === network);
  const chosen = findSavedAddress(offered, address);
  return (
    <Stack gap={4}>
      {chosen === undefined ? null : (
        <Text type="body-sm" tone="secondary" dir="auto">
          {texts.chosen(chosen.name, shortenAddress(chosen.address))}
        </Text>
      )}
      <Inline gap={16}>
        {offered.length === 0 ? null : (
          <Button
            variant="secondary"
            size="sm"
            aria-haspopup="dialog"
            onFocus={preloadPicker}
            onPointerEnter={preloadPicker}
            onClick={() => {
              setWasOpened(true);
              setOpen(true);
            }}
          >
            {texts.choose}
          </Button>
        )}
        <Link variant="standalone" href={href}>
          {texts.book}
        </Link>
      </Inline>
      {wasOpened ? (
        <Part>
          <LazyPicker
            label={texts.choose}
            open={open}
            onOpenChange={setOpen}
            options={offered.map((entry) => ({ value: entry.address, label: entry.name, note: shortenAddress(entry.address) }))}
            value={chosen?.address ?? null}
            onValueChange={onAddress}
          />
        </Part>
      ) : null}
    </Stack>
  );
}

const StyledComparison = styled.dl`
  display: grid;
  gap: var(--primitive-space-4);
  margin-block-start: var(--primitive-space-8);

  dt {
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-caption);
  }
  dd {
    overflow-wrap: anywhere;
    font: var(--semantic-typography-body-medium);
    font-variant-ligatures: none;
  }
  mark {
    background: var(--semantic-color-bg-surface);
    color: var(--semantic-color-text-negative);
    text-decoration: underline 2px;
    text-underline-offset: 0.2em;
  }
`;

type LookAlikeWarningProps = {
  readonly check: LookAlikeCheck;
  readonly address: string;
  readonly saved: readonly SavedAddress[];
};

/** Warns that the address only resembles a known one. Shows both in full with the differences marked, and requires a tick (WISH-009). */
export function LookAlikeWarning({ check: { found, isTrusted, onTrust, isAsked, tick }, address, saved }: LookAlikeWarningProps) {
  const texts = useTexts(addressBookTexts);
  if (found === null) return null;
  const name = findSavedAddress(saved, found.known)?.name;
  return (
    <Stack gap={12}>
      <Notice kind="negative" live="assertive" title={texts.lookAlike}>
        {texts.lookAlikeText}
        <StyledComparison>
          <dt>{texts.entered}</dt>
          <dd dir="ltr">{renderMarked(address, found)}</dd>
          <dt dir="auto">{name === undefined ? texts.known : texts.knownAs(name)}</dt>
          <dd dir="ltr">{renderMarked(found.known, found)}</dd>
        </StyledComparison>
      </Notice>
      <Checkbox
        ref={tick}
        label={texts.trust}
        checked={isTrusted}
        onCheckedChange={onTrust}
        issue={isAsked && !isTrusted ? texts.trustRequired : undefined}
      />
    </Stack>
  );
}

/** An address in full, with the part that differs marked. */
function renderMarked(address: string, { start, end }: { readonly start: number; readonly end: number }) {
  const rest = address.length - end;
  return (
    <>
      {address.slice(0, start)}
      <mark>{address.slice(start, rest)}</mark>
      {address.slice(rest)}
    </>
  );
}

type RecipientHelpProps = {
  readonly addressBook: AddressBook | undefined;
  readonly check: LookAlikeCheck;
  /** True for an address that cannot be sent to. */
  readonly isRefused: boolean;
  readonly network: string;
  readonly address: string;
  readonly onAddress: (address: string) => void;
};

/** Shown below every recipient address: the saved addresses, and the warning about an address that only resembles a known one. */
export function RecipientHelp({ addressBook, check, isRefused, ...recipient }: RecipientHelpProps) {
  if (addressBook === undefined && check.found === null) return null;
  return (
    <Stack gap={12}>
      {addressBook?.onLookUp === undefined || isRefused ? null : (
        <RecipientLine address={recipient.address} onLookUp={addressBook.onLookUp} />
      )}
      {addressBook === undefined ? null : <SavedAddressPicker {...recipient} saved={addressBook.saved} href={addressBook.href} />}
      {check.found === null ? null : <LookAlikeWarning check={check} address={recipient.address} saved={addressBook?.saved ?? []} />}
    </Stack>
  );
}
