import type { PickerOption } from '../../components/OptionPicker/findOptions.ts';
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
import { loadPart } from '../../foundations/parts/loadPart.ts';
import { IconLink } from '../../components/IconLink/IconLink.tsx';
import { FieldButton } from '../../foundations/Field/FieldButton.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { addressBookIcon } from '../../foundations/Icon/icons.ts';
import { Text } from '../../foundations/Text/Text.tsx';

const loadPicker = () => import('../../components/OptionPicker/OptionPicker.tsx');
const preloadPicker = (): void => void loadPicker().catch(() => undefined);
/** Loads the picker at the first sign that the customer will open it, as a Select does. */
const LazyPicker = lazy(async () => ({ default: (await loadPart(loadPicker)).OptionPicker<PickerOption> }));

export type SavedAddressPickerProps = Pick<AddressBook, 'saved' | 'href'> & {
  /** Network of the transfer, named by the currency that pays its fees. */
  readonly network: string;
  /** The typed address, '' for none. */
  readonly address: string;
  /** The field takes no address. @default false */
  readonly disabled?: boolean;
  /** Called with the chosen address. */
  readonly onAddress: (address: string) => void;
};

const StyledBookLink = styled(IconLink)`
  && {
    flex: none;
    margin-inline-end: -12px;
    color: var(--semantic-color-icon-accent);
  }
  > svg {
    inline-size: var(--primitive-space-20);
    block-size: var(--primitive-space-20);
  }
`;

/** A button in the address field: a searchable list of the saved addresses of a network, or the way to save the first one (WISH-007). */
export function SavedAddressPicker({ saved, href, network, address, disabled = false, onAddress }: SavedAddressPickerProps) {
  const texts = useTexts(addressBookTexts);
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const offered = saved.filter((entry) => entry.network === network);
  const chosen = findSavedAddress(offered, address);
  if (offered.length === 0) return <StyledBookLink href={href} label={texts.book} icon={addressBookIcon} />;
  return (
    <>
      <FieldButton
        aria-label={texts.choose}
        aria-haspopup="dialog"
        disabled={disabled}
        data-tone="accent"
        onFocus={preloadPicker}
        onPointerEnter={preloadPicker}
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
      >
        <Icon glyph={addressBookIcon} />
      </FieldButton>
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
    </>
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
export function LookAlikeWarning({ check: { found, isTrusted, onTrust, isAsked }, address, saved }: LookAlikeWarningProps) {
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
          <dt dir="auto">{name === undefined ? texts.known : texts.knownAs({ name })}</dt>
          <dd dir="ltr">{renderMarked(found.known, found)}</dd>
        </StyledComparison>
      </Notice>
      <Checkbox
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

/* As close to the field as a hint of its own. */
const StyledHelp = styled(Stack)`
  margin-block-start: calc(-1 * var(--primitive-space-16));

  &:empty {
    display: none;
  }
`;

type RecipientHelpProps = {
  readonly addressBook: AddressBook | undefined;
  readonly check: LookAlikeCheck;
  /** True for an address that cannot be sent to. */
  readonly isRefused: boolean;
  readonly network: string;
  readonly address: string;
};

/** Shown below every recipient address: its saved name, what is known about it, and the warning about an address that only resembles a known one. */
export function RecipientHelp({ addressBook, check, isRefused, network, address }: RecipientHelpProps) {
  const texts = useTexts(addressBookTexts);
  if (addressBook === undefined && check.found === null) return null;
  const chosen = findSavedAddress(addressBook?.saved.filter((entry) => entry.network === network) ?? [], address);
  return (
    <StyledHelp gap={4}>
      {chosen === undefined ? null : (
        <Text type="body-sm" tone="secondary" dir="auto">
          {texts.chosen({ name: chosen.name, address: shortenAddress(chosen.address) })}
        </Text>
      )}
      {addressBook?.onLookUp === undefined || isRefused ? null : <RecipientLine address={address} onLookUp={addressBook.onLookUp} />}
      {check.found === null ? null : <LookAlikeWarning check={check} address={address} saved={addressBook?.saved ?? []} />}
    </StyledHelp>
  );
}
