import type { SavedAddress } from '@wallet/core/addresses/savedAddresses';
import { shortenAddress } from '@wallet/core/format/masks';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { List } from '../../components/List/List.tsx';
import { ListRow } from '../../components/ListRow/ListRow.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { AssetMark } from '../../foundations/AssetMark/AssetMark.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { addIcon } from '../../foundations/Icon/glyphs/addIcon.ts';
import { addressBookIcon } from '../../foundations/Icon/glyphs/addressBookIcon.ts';
import { Page } from '../../foundations/Page/Page.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { AppHeader } from '../../patterns/AppHeader/AppHeader.tsx';
import { RailedColumns } from '../../patterns/SectionRail/RailedColumns.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { addressBookScreenTexts } from './addressBookScreen.texts.ts';
import type { AddressBookScreenProps } from './AddressBookScreen.types.ts';
import { AddressFile } from './AddressFile.tsx';
import { NewAddressDialog } from './NewAddressDialog.tsx';
import { SavedAddressDialog } from './SavedAddressDialog.tsx';

const networks = ['BTC', 'ETH'] as const;

/** Lists the saved addresses by network; the customer can add, rename, delete, export and import them (WISH-006, WISH-008). */
export function AddressBookScreen({
  saved,
  addressLengths,
  onSave,
  onDelete,
  onExport,
  onImport,
  onBack,
  onPasteRequest,
}: AddressBookScreenProps) {
  const texts = useTexts(addressBookScreenTexts);
  const [opened, setOpened] = useState<SavedAddress | 'new' | null>(null);
  const close = (): void => setOpened(null);
  const add = (
    <Button variant="secondary" size="md" onClick={() => setOpened('new')}>
      <Icon glyph={addIcon} />
      {texts.add}
    </Button>
  );
  return (
    <>
      <AppHeader title={texts.title} onBack={onBack} />
      <Page>
        <RailedColumns current="addressBook">
          <Text tone="secondary">{texts.intro}</Text>
          {saved.length === 0 ? (
            <EmptyState icon={addressBookIcon} title={texts.empty} action={add}>
              {texts.emptyText}
            </EmptyState>
          ) : (
            <div>{add}</div>
          )}
          {networks.map((network) => {
            const entries = saved.filter((entry) => entry.network === network);
            return entries.length === 0 ? null : (
              <Section key={network} title={texts.networks[network]}>
                <List>
                  {entries.map((entry) => (
                    <ListRow
                      key={entry.address}
                      leading={<AssetMark code={network} />}
                      title={<bdi>{entry.name}</bdi>}
                      note={<bdi dir="ltr">{shortenAddress(entry.address)}</bdi>}
                      onPress={() => setOpened(entry)}
                    />
                  ))}
                </List>
              </Section>
            );
          })}
          <AddressFile isFilled={saved.length > 0} onExport={onExport} onImport={onImport} />
        </RailedColumns>
      </Page>
      {opened === 'new' ? <NewAddressDialog {...{ saved, addressLengths, onSave, onPasteRequest }} onClose={close} /> : null}
      {opened === null || opened === 'new' ? null : <SavedAddressDialog entry={opened} {...{ saved, onSave, onDelete }} onClose={close} />}
    </>
  );
}
