import { formatIban } from '@wallet/core/format/formatIban';
import { shortenAddress } from '@wallet/core/format/masks';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Id } from '../../../components/OptionPicker/findOptions.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { List } from '../../../components/List/List.tsx';
import { ListRow } from '../../../components/ListRow/ListRow.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { bankIcon, deleteIcon, verifiedIcon, walletIcon } from '../../../foundations/Icon/icons.ts';
import { IconTile } from '../../../foundations/Icon/IconTile.tsx';
import { Page } from '../../../foundations/Page/Page.tsx';
import { Text } from '../../../foundations/Text/Text.tsx';
import { createScreen, type ScreenProps, ScreenSlot } from '../../../foundations/screen/createScreen.tsx';
import { AppHeader } from '../../../patterns/AppHeader/AppHeader.tsx';
import { FailureNotice } from '../../../patterns/FailureNotice/FailureNotice.tsx';
import type { CallOutcome } from '../../../patterns/form/CallOutcome.ts';
import { useSubmitOnce } from '../../../patterns/form/useSubmitOnce.ts';
import { LoadFailed } from '../../../patterns/PageStates/LoadFailed.tsx';
import { RailedColumns } from '../../../patterns/SectionRail/RailedColumns.tsx';
import { StaleNote } from '../../../patterns/StaleNote/StaleNote.tsx';
import { useTexts } from '../../../texts/Texts.tsx';
import { trustedRecipientsTexts } from '../settings.texts.ts';
import type { PageState } from '../../../patterns/PageStates/PageState.ts';

export type TrustedRecipientItem<RecipientId extends Id = Id> = {
  readonly id: RecipientId;
  readonly kind: 'address' | 'iban';
  /** The full address or IBAN, without spaces. */
  readonly value: string;
  /** Name in the address book; null when it has none. */
  readonly name: string | null;
  /** The day since which it is trusted, formatted for display: '14 Mar 2026'. */
  readonly since: string;
};

export type TrustedRecipientsScreenProps<RecipientId extends Id = Id> = ScreenProps<'empty'> & {
  /** Newest first. */
  readonly page: PageState<readonly TrustedRecipientItem<RecipientId>[]>;
  /** Removes a recipient. Resolves with `done` when it is no longer trusted anyway. */
  readonly onRemove: (id: RecipientId) => Promise<CallOutcome>;
  /** The customer pressed the back button. */
  readonly onBack: () => void;
};

const SKELETON_ROWS = 3;

// Centres the empty state on the page.
const StyledEmpty = styled.div`
  display: grid;
  align-content: center;
  min-block-size: 72dvh;
`;

const shortenValue = ({ kind, value }: TrustedRecipientItem): string => (kind === 'iban' ? formatIban(value) : shortenAddress(value));

/** Lists the trusted recipients and lets the customer remove them (BRAKE-016). */
export const TrustedRecipientsScreen = createScreen(function TrustedRecipientsScreen<RecipientId extends Id>({
  page,
  onRemove,
  onBack,
}: TrustedRecipientsScreenProps<RecipientId>) {
  const texts = useTexts(trustedRecipientsTexts);
  const [removal, setRemoval] = useState<TrustedRecipientItem<RecipientId> | null>(null);
  return (
    <>
      <AppHeader title={texts.title} onBack={onBack} />
      <Page aria-busy={page.kind === 'loading' || undefined}>
        <RailedColumns current="settings">
          {page.kind === 'failed' ? <LoadFailed failure={page.failure} onRetry={page.onRetry} /> : null}
          {page.kind === 'loading' ? <Skeleton variant="rows" count={SKELETON_ROWS} label={texts.loading} /> : null}
          {page.kind === 'ready' ? (
            <>
              <StaleNote updatedAt={page.updatedAt} />
              <Text tone="secondary">{texts.intro}</Text>
              <Recipients recipients={page.content} onAsk={setRemoval} />
            </>
          ) : null}
        </RailedColumns>
      </Page>
      {removal === null ? null : (
        <RemoveDialog recipient={removal} onRemove={() => onRemove(removal.id)} onClose={() => setRemoval(null)} />
      )}
    </>
  );
});

type RecipientsProps<RecipientId extends Id> = {
  readonly recipients: readonly TrustedRecipientItem<RecipientId>[];
  readonly onAsk: (recipient: TrustedRecipientItem<RecipientId>) => void;
};

function Recipients<RecipientId extends Id>({ recipients, onAsk }: RecipientsProps<RecipientId>) {
  const texts = useTexts(trustedRecipientsTexts);
  if (recipients.length === 0)
    return (
      <ScreenSlot name="empty">
        <StyledEmpty>
          <EmptyState icon={verifiedIcon} title={texts.empty}>
            {texts.emptyText}
          </EmptyState>
        </StyledEmpty>
      </ScreenSlot>
    );
  return (
    <List>
      {recipients.map((recipient) => (
        <RecipientRow key={recipient.id} recipient={recipient} onAsk={() => onAsk(recipient)} />
      ))}
    </List>
  );
}

function RecipientRow({ recipient, onAsk }: { readonly recipient: TrustedRecipientItem; readonly onAsk: () => void }) {
  const texts = useTexts(trustedRecipientsTexts);
  const { kind, name, since } = recipient;
  const value = <bdi dir="ltr">{shortenValue(recipient)}</bdi>;
  return (
    <ListRow
      leading={<IconTile glyph={kind === 'iban' ? bankIcon : walletIcon} />}
      title={name === null ? value : <bdi>{name}</bdi>}
      note={
        <>
          {name === null ? null : (
            <>
              {value}
              <br />
            </>
          )}
          {texts.since({ day: since })}
        </>
      }
      value={
        <Button
          variant="quiet-danger"
          size="sm"
          aria-label={texts.removeNamed({ recipient: name ?? shortenValue(recipient) })}
          onClick={onAsk}
        >
          {texts.remove}
        </Button>
      }
    />
  );
}

type RemoveDialogProps = {
  readonly recipient: TrustedRecipientItem;
  readonly onRemove: () => Promise<CallOutcome>;
  readonly onClose: () => void;
};

/** Cannot be closed while the call is running, so that its outcome is always shown. */
function RemoveDialog({ recipient, onRemove, onClose }: RemoveDialogProps) {
  const texts = useTexts(trustedRecipientsTexts);
  const { busy, outcome, submitOnce, dismiss } = useSubmitOnce<CallOutcome>();
  const remove = async (): Promise<CallOutcome> => {
    dismiss();
    const answer = await onRemove();
    if (answer.kind === 'done') onClose();
    return answer;
  };
  return (
    <Dialog
      icon={deleteIcon}
      tone="warning"
      title={texts.removeTitle}
      closable={!busy}
      onOpenChange={onClose}
      actions={
        <>
          <Button variant="danger" fullWidth busy={busy} onClick={() => void submitOnce(remove)}>
            {texts.remove}
          </Button>
          <Button variant="quiet" fullWidth disabled={busy} onClick={onClose}>
            {texts.keep}
          </Button>
        </>
      }
    >
      {recipient.name === null ? null : (
        <Text align="center">
          <bdi>{recipient.name}</bdi>
        </Text>
      )}
      <Text align="center">
        <bdi dir="ltr">{shortenValue(recipient)}</bdi>
      </Text>
      <FailureNotice failure={outcome?.kind === 'failed' ? outcome.failure : null} />
    </Dialog>
  );
}
