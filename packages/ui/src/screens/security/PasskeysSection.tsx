import { useLayoutEffect, useRef, useState } from 'react';
import type { Id } from '../../components/OptionPicker/findOptions.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { List } from '../../components/List/List.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { addIcon, deleteIcon, passkeyIcon, moreIcon } from '../../foundations/Icon/icons.ts';
import { FailureNotice, OutcomeNotice } from '../../patterns/FailureNotice/FailureNotice.tsx';
import { RetryButton } from '../../patterns/PageStates/RetryButton.tsx';
import { doneToNull } from '../../patterns/form/CallOutcome.ts';
import { useSubmitOnce } from '../../patterns/form/useSubmitOnce.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { PasskeyNameDialog } from './PasskeyNameDialog.tsx';
import { passkeysTexts } from './security.texts.ts';
import type { AddPasskeyOutcome, DeletePasskeyOutcome, PasskeyItem, PasskeysSectionProps } from './PasskeysSection.types.ts';
import { Badge } from '../../components/Badge/Badge.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { ListRow } from '../../components/ListRow/ListRow.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';
import { Inline } from '../../foundations/Inline/Inline.tsx';

type PasskeyRowProps = {
  readonly passkey: PasskeyItem;
  /** True while an action is pending; the menu is disabled. */
  readonly busy: boolean;
  readonly onRename: () => void;
  readonly onDelete: () => void;
};

/** One passkey with its menu of actions (SCA-002). */
function PasskeyRow({ passkey, busy, onRename, onDelete }: PasskeyRowProps) {
  const texts = useTexts(passkeysTexts);
  const { name, added, lastUsed, isSynced } = passkey;
  return (
    <ListRow
      leading={<IconTile glyph={passkeyIcon} />}
      title={
        <Inline as="span" gap={8}>
          <bdi>{name}</bdi>
          {isSynced ? <Badge tone="neutral">{texts.synced}</Badge> : null}
        </Inline>
      }
      note={
        <>
          {texts.added({ date: added })}
          <br />
          {lastUsed === null ? texts.neverUsed : texts.lastUsed({ date: lastUsed })}
        </>
      }
      value={
        <Menu
          label={texts.more({ name })}
          items={[
            { label: texts.rename, onPress: onRename, disabled: busy },
            { label: texts.remove, danger: true, onPress: onDelete, disabled: busy },
          ]}
          renderOpener={(props) => <IconButton {...props} label={texts.more({ name })} icon={moreIcon} />}
        />
      }
    />
  );
}

type Opened<PasskeyId extends Id> =
  | { readonly name: 'naming'; readonly passkey: Pick<PasskeyItem<PasskeyId>, 'id' | 'name'>; readonly isNew: boolean }
  | { readonly name: 'deleting'; readonly passkey: PasskeyItem<PasskeyId> };

/** Lists the customer's passkeys and lets them add, rename and delete passkeys (SCA-002 to SCA-007). */
export function PasskeysSection<PasskeyId extends Id>({
  state,
  isSupported,
  waitsUntil,
  onAdd,
  onAdded,
  onRename,
  onDelete,
}: PasskeysSectionProps<PasskeyId>) {
  const texts = useTexts(passkeysTexts);
  const [opened, setOpened] = useState<Opened<PasskeyId> | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const addRow = useRef<HTMLLIElement>(null);
  const hasActed = useRef(false);
  const { busy, outcome, submitOnce, dismiss } = useSubmitOnce<AddPasskeyOutcome | DeletePasskeyOutcome>();
  const passkeys = state.kind === 'ready' ? state.content : [];

  const isEmpty = passkeys.length === 0;
  useLayoutEffect(() => {
    // The first and the last passkey replace the control that adds one, and with it the focus. A list that only loads takes no focus.
    const adder = isEmpty ? addRow.current?.querySelector('button') : addButton.current;
    if (hasActed.current && opened === null && document.activeElement === document.body) adder?.focus();
  }, [isEmpty, opened]);

  const add = (): void =>
    void submitOnce(async () => {
      dismiss();
      hasActed.current = true;
      const answer = await onAdd();
      if (answer.kind === 'done') setOpened({ name: 'naming', passkey: answer.passkey, isNew: true });
      return doneToNull(answer);
    });
  // The dialog closes first, because the step-up may open the next one.
  const deletePasskey = ({ id }: PasskeyItem<PasskeyId>): void =>
    void submitOnce(async () => {
      dismiss();
      hasActed.current = true;
      setOpened(null);
      const answer = await onDelete(id);
      if (answer.kind === 'done') addButton.current?.focus();
      return doneToNull(answer);
    });
  const closeNaming = (isNew: boolean): void => {
    setOpened(null);
    if (isNew) onAdded();
  };

  const canAdd = isSupported === true && waitsUntil === null;
  const notice = getUnavailableText(texts, isSupported, waitsUntil);
  return (
    <Section title={texts.title} aria-busy={state.kind === 'loading' || undefined}>
      {state.kind === 'loading' ? <Skeleton variant="rows" count={2} label={texts.loading} /> : null}
      {state.kind === 'failed' ? (
        <FailureNotice failure={state.failure} action={<RetryButton variant="quiet" size="sm" onClick={state.onRetry} />} />
      ) : null}
      {state.kind === 'ready' && isEmpty ? (
        <List>
          <ListRow
            ref={addRow}
            leading={<IconTile glyph={passkeyIcon} />}
            title={notice === null ? texts.add : texts.empty}
            note={texts.emptyText}
            aria-busy={busy || undefined}
            {...(canAdd && { onPress: add })}
          />
        </List>
      ) : null}
      {isEmpty ? null : (
        <List aria-label={texts.title}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              busy={busy}
              onRename={() => setOpened({ name: 'naming', passkey, isNew: false })}
              onDelete={() => setOpened({ name: 'deleting', passkey })}
            />
          ))}
        </List>
      )}
      {notice === null ? null : <Notice kind="info">{notice}</Notice>}
      <ActionOutcome outcome={outcome} />
      {!isEmpty && canAdd ? (
        <div>
          <Button ref={addButton} variant="secondary" size="md" busy={busy} onClick={add}>
            <Icon glyph={addIcon} />
            {texts.add}
          </Button>
        </div>
      ) : null}
      {opened?.name === 'naming' ? (
        <PasskeyNameDialog
          key={opened.passkey.id}
          passkey={opened.passkey}
          others={passkeys.filter(({ id }) => id !== opened.passkey.id).map(({ name }) => name)}
          isNew={opened.isNew}
          onRename={(name) => onRename(opened.passkey.id, name)}
          onClose={() => closeNaming(opened.isNew)}
        />
      ) : null}
      {opened?.name === 'deleting' ? (
        <Dialog
          title={texts.removeTitle}
          icon={deleteIcon}
          tone="negative"
          onOpenChange={() => setOpened(null)}
          actions={
            <>
              <Button variant="danger" fullWidth onClick={() => deletePasskey(opened.passkey)}>
                {texts.removeConfirm}
              </Button>
              <Button variant="quiet" fullWidth onClick={() => setOpened(null)}>
                {texts.keep}
              </Button>
            </>
          }
        >
          {texts.removeText({ name: opened.passkey.name })}
        </Dialog>
      ) : null}
    </Section>
  );
}

/** Returns the notice that replaces the button; null when there is none. */
function getUnavailableText(texts: typeof passkeysTexts, isSupported: boolean | null, waitsUntil: string | null): string | null {
  if (isSupported === false) return texts.unsupported;
  return waitsUntil === null ? null : texts.later({ moment: waitsUntil });
}

/** Announces the outcome of the last action, unless it has a dialog or a toast. */
function ActionOutcome({ outcome }: { readonly outcome: AddPasskeyOutcome | DeletePasskeyOutcome | null }) {
  const texts = useTexts(passkeysTexts);
  if (outcome?.kind !== 'cancelled' && outcome?.kind !== 'known') return <OutcomeNotice outcome={outcome} />;
  return (
    <Notice kind="info" live="polite">
      {outcome.kind === 'known' ? texts.known : texts.notCreated}
    </Notice>
  );
}
