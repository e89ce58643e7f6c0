import { savedEntry } from '@wallet/core/addresses/savedAddresses';
import { shortenAddress } from '@wallet/core/format/masks';
import { lazy, useState } from 'react';
import { Part } from '../../foundations/parts/Part.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { AddressBook } from './AddressBook.types.ts';
import { addressBookTexts } from './addressBook.texts.ts';

const loadPicker = () => import('../../components/OptionPicker/OptionPicker.tsx');
const warmPicker = (): void => void loadPicker().catch(() => undefined);
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
  const chosen = savedEntry(offered, address);
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
            onFocus={warmPicker}
            onPointerEnter={warmPicker}
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
