import type { SavedAddress } from '@wallet/core/addresses/savedAddresses';
import { shortenAddress } from '@wallet/core/format/masks';
import { useState, useRef, useId, useMemo } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { FlushButton } from '../../components/Button/FlushButton.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { List } from '../../components/List/List.tsx';
import { ListRow } from '../../components/ListRow/ListRow.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { AssetMark } from '../../foundations/AssetMark/AssetMark.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { addIcon, addressBookIcon, downloadIcon, uploadIcon } from '../../foundations/Icon/icons.ts';
import { Page } from '../../foundations/Page/Page.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { AppHeader } from '../../patterns/AppHeader/AppHeader.tsx';
import { RailedColumns } from '../../patterns/SectionRail/RailedColumns.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { addressBookScreenTexts } from './addressBookScreen.texts.ts';
import type { AddressBookScreenProps, ImportResult } from './AddressBookScreen.types.ts';
import { NewAddressDialog } from './NewAddressDialog.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { createScreen, ScreenSlot } from '../../foundations/screen/createScreen.tsx';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import * as z from 'zod/mini';
import { CopyBox } from '../../components/CopyBox/CopyBox.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { addressBookTexts } from '../../patterns/addressBook/addressBook.texts.ts';
import { getNameIssueText } from '../../patterns/addressBook/getNameIssueText.ts';
import { says } from '../../patterns/form/says.ts';
import { useScreenForm } from '../../patterns/form/useScreenForm.ts';
import { FormLayout } from '../../patterns/form/FormLayout.tsx';

type SavedAddressDialogProps = Pick<AddressBookScreenProps, 'saved' | 'onSave' | 'onDelete'> & {
  readonly entry: SavedAddress;
  readonly onClose: () => void;
};

/** Shows a saved address in full and lets the customer rename it, or delete it after a confirmation (WISH-008). */
function SavedAddressDialog({ entry, saved, onSave, onDelete, onClose }: SavedAddressDialogProps) {
  const texts = useTexts(addressBookScreenTexts);
  const words = useTexts(addressBookTexts);
  const id = useId();
  const [isDeleting, setDeleting] = useState(false);
  const schema = useMemo(
    () => z.object({ name: z.string().check(says((name) => getNameIssueText({ ...entry, name }, saved, words))) }),
    [entry, saved, words],
  );
  const form = useScreenForm({
    schema,
    first: { name: entry.name },
    begun: true,
    onSubmit: async ({ name }) => {
      onSave({ ...entry, name });
      onClose();
      return { kind: 'done' };
    },
  });
  const remove = (): void => {
    onDelete(entry);
    onClose();
  };
  // A double press on "Delete" hits "Keep" the second time, because that takes its place.
  const actions = isDeleting ? (
    <>
      <Button variant="danger" fullWidth onClick={remove}>
        {texts.remove}
      </Button>
      <Button variant="quiet" fullWidth onClick={onClose}>
        {texts.keep}
      </Button>
    </>
  ) : (
    <>
      <Button type="submit" form={id} fullWidth>
        {words.confirm}
      </Button>
      <Button variant="quiet-danger" fullWidth onClick={() => setDeleting(true)}>
        {texts.remove}
      </Button>
    </>
  );
  return (
    <Dialog title={isDeleting ? texts.removeTitle({ name: entry.name }) : texts.savedAddress} onOpenChange={onClose} actions={actions}>
      {isDeleting ? (
        texts.removeText
      ) : (
        <FormLayout id={id} {...form.props}>
          <TextField label={words.name} autoComplete="off" dir="auto" {...form.field('name')} />
          <CopyBox label={texts.address} value={<bdi dir="ltr">{entry.address}</bdi>} copyText={entry.address} />
        </FormLayout>
      )}
    </Dialog>
  );
}

type AddressFileProps = Pick<AddressBookScreenProps, 'onExport' | 'onImport'> & {
  readonly isFilled: boolean;
};

/** Exports the address book to a file and imports one, to move it between devices (WISH-008). */
function AddressFile({ isFilled, onExport, onImport }: AddressFileProps) {
  const texts = useTexts(addressBookScreenTexts);
  const [outcome, setOutcome] = useState<CallOutcome<never, never, ImportResult> | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const importFrom = async (file: File | undefined): Promise<void> => {
    if (file !== undefined) setOutcome(await onImport(file));
  };
  const imported = outcome?.kind === 'done' ? texts.imported({ count: outcome.added }) : '';
  const answer = (
    <>
      {outcome?.kind === 'done' ? (
        <Notice kind="positive" live="polite">
          {outcome.kept === 0 ? imported : texts.importedAndKept({ imported, kept: texts.kept({ count: outcome.kept }) })}
        </Notice>
      ) : null}
      {outcome !== null && outcome.kind !== 'done' ? (
        <Notice kind="negative" live="assertive">
          {texts.importRefused}
        </Notice>
      ) : null}
    </>
  );
  const choose = (): void => input.current?.click();
  return (
    <>
      {isFilled ? (
        <Section title={texts.file}>
          {answer}
          <Text tone="secondary">{texts.fileText}</Text>
          <Inline>
            <Button variant="secondary" size="md" onClick={onExport}>
              <Icon glyph={downloadIcon} />
              {texts.exportFile}
            </Button>
            <Button variant="secondary" size="md" onClick={choose}>
              <Icon glyph={uploadIcon} />
              {texts.importFile}
            </Button>
          </Inline>
        </Section>
      ) : (
        <>
          {answer}
          <Inline align="baseline" justify="center" gap={16}>
            <Text type="body-sm" tone="secondary">
              {texts.haveFile}
            </Text>
            <FlushButton onClick={choose}>{texts.importFile}</FlushButton>
          </Inline>
        </>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-hidden
        tabIndex={-1}
        accept=".json,application/json"
        onChange={({ currentTarget }) => {
          void importFrom(currentTarget.files?.[0]);
          currentTarget.value = ''; // lets the same file be chosen again
        }}
      />
    </>
  );
}

const networks = ['BTC', 'ETH'] as const;

/** Lists the saved addresses by network; the customer can add, rename, delete, export and import them (WISH-006, WISH-008). */
export const AddressBookScreen = createScreen(function AddressBookScreen({
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
    <Button size="md" onClick={() => setOpened('new')}>
      <Icon glyph={addIcon} />
      {texts.add}
    </Button>
  );
  return (
    <>
      <AppHeader title={texts.title} onBack={onBack} />
      <Page>
        <RailedColumns current="addressBook">
          {saved.length === 0 ? (
            <ScreenSlot name="empty">
              <EmptyState icon={addressBookIcon} title={texts.empty} action={add}>
                {`${texts.intro} ${texts.emptyText}`}
              </EmptyState>
            </ScreenSlot>
          ) : (
            <>
              <Text tone="secondary">{texts.intro}</Text>
              <div>{add}</div>
            </>
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
});
