import { formatPhone } from '@wallet/core/format/formatPhone';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { IconLink } from '../../components/IconLink/IconLink.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { LinkRow } from '../../components/LinkRow/LinkRow.tsx';
import { List } from '../../components/List/List.tsx';
import { ListRow } from '../../components/ListRow/ListRow.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import {
  addressBookIcon,
  lockIcon,
  mailIcon,
  phoneIcon,
  settingsIcon,
  supportIcon,
  warningIcon,
  addressIcon,
  alertIcon,
  completedIcon,
  pendingIcon,
} from '../../foundations/Icon/icons.ts';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';
import { Page } from '../../foundations/Page/Page.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { AppHeader } from '../../patterns/AppHeader/AppHeader.tsx';
import { RailedColumns } from '../../patterns/SectionRail/RailedColumns.tsx';
import { useRailHrefs } from '../../patterns/SectionRail/useRailHrefs.ts';
import { LoadFailed } from '../../patterns/PageStates/LoadFailed.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { profileTexts } from './profile.texts.ts';
import type { ProfileContent, ProfileHrefs, ProfileScreenProps, ProfileAddressStatus } from './ProfileScreen.types.ts';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { AccordionRow } from '../../components/AccordionRow/AccordionRow.tsx';
import { DetailList } from '../../components/DetailList/DetailList.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Icon, type IconGlyph } from '../../foundations/Icon/Icon.tsx';
import { createScreen } from '../../foundations/screen/createScreen.tsx';

const statusIcons: Record<ProfileAddressStatus, IconGlyph> = { verified: completedIcon, pending: pendingIcon, needed: alertIcon };

// Aligns the details with the text of the row.
const StyledDetails = styled(Stack)`
  padding-inline-start: calc(var(--primitive-size-asset-md) + var(--component-row-gap));
`;
const StyledHint = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--primitive-space-6);

  &[data-status='needed'] {
    color: var(--semantic-color-text-warning);
  }
  &[data-status='verified'] {
    color: var(--semantic-color-text-positive);
  }
`;

type AddressRowProps = Pick<ProfileContent, 'addressStatus'> & {
  readonly address: NonNullable<ProfileContent['address']>;
  readonly verifyHref: string | undefined;
};

/** The residential address, collapsed at first, with its verification status (PROF-005 to PROF-008). */
function AddressRow({ address, addressStatus, verifyHref }: AddressRowProps) {
  const texts = useTexts(profileTexts);
  const [isOpen, setOpen] = useState(false);
  const items = [
    { label: texts.country, value: address.country ?? texts.unknown },
    { label: texts.zipCode, value: address.zipCode ?? texts.unknown },
    { label: texts.region, value: address.region ?? texts.unknown },
    { label: texts.city, value: address.city ?? texts.unknown },
    { label: texts.address, value: address.street ?? texts.unknown },
  ];
  return (
    <AccordionRow
      leading={<IconTile glyph={addressIcon} />}
      title={texts.residentialAddress}
      note={
        addressStatus && (
          <StyledHint data-status={addressStatus}>
            <Icon glyph={statusIcons[addressStatus]} size={16} />
            {texts.addressHints[addressStatus]}
          </StyledHint>
        )
      }
      open={isOpen}
      onOpenChange={setOpen}
    >
      <StyledDetails gap={16}>
        <DetailList items={items} />
        {addressStatus === 'needed' && verifyHref !== undefined ? (
          <LinkButton variant="secondary" size="md" fullWidth href={verifyHref}>
            {texts.verifyAddress}
          </LinkButton>
        ) : null}
      </StyledDetails>
    </AccordionRow>
  );
}

type CloseAccountDialogProps = {
  /** Both questions are answered; the closure page follows. */
  readonly onContinue: () => void;
  readonly onStay: () => void;
};

/** Asks twice before an account is closed. Staying is the primary answer (PROF-014 to PROF-017, D-PROF-08). */
function CloseAccountDialog({ onContinue, onStay }: CloseAccountDialogProps) {
  const texts = useTexts(profileTexts);
  const [isSure, setSure] = useState(false);
  return (
    <Dialog
      title={isSure ? texts.law : texts.sure}
      icon={warningIcon}
      tone="negative"
      onOpenChange={onStay}
      actions={
        <>
          <Button fullWidth onClick={onStay}>
            {texts.staying}
          </Button>
          <Button variant="quiet-danger" fullWidth onClick={isSure ? onContinue : () => setSure(true)}>
            {isSure ? texts.continueClosure : texts.closeMyAccount}
          </Button>
        </>
      }
    >
      {isSure ? texts.lawText : texts.sureText}
    </Dialog>
  );
}

const StyledPerson = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: var(--primitive-space-8);
  text-align: center;
  /* A single long word in the name breaks instead of overflowing the page. */
  overflow-wrap: anywhere;

  @media (min-width: 1120px) {
    grid-template-columns: auto minmax(0, 1fr);
    justify-items: start;
    gap: var(--primitive-space-4) var(--primitive-space-16);
    text-align: start;

    > :first-child {
      grid-row: span 2;
    }
    > :nth-child(2) {
      align-self: end;
    }
    > :last-child {
      align-self: start;
    }
  }
`;

const StyledClose = styled(Button)`
  @media (min-width: 1120px) {
    && {
      align-self: flex-start;
      /* Its label is at the edge of the column. */
      margin-inline-start: calc(-1px - var(--component-button-padding-x));
    }
  }
`;

/** Shows the customer's personal data and lets them close the account (PROF-001 to PROF-014). */
export const ProfileScreen = createScreen(function ProfileScreen({ page, hrefs, onCloseAccount }: ProfileScreenProps) {
  const texts = useTexts(profileTexts);
  const [isClosing, setClosing] = useState(false);
  const isRailed = useRailHrefs() !== undefined;
  return (
    <>
      <AppHeader
        title={texts.title}
        // The rail links to the settings, too.
        action={
          isRailed || hrefs.settings === undefined ? undefined : (
            <IconLink href={hrefs.settings} icon={settingsIcon} label={texts.settings} />
          )
        }
      />
      <Page aria-busy={page.kind === 'loading' || undefined}>
        <RailedColumns current="profile">
          {page.kind === 'loading' ? (
            <>
              <Skeleton variant="rows" count={1} label={texts.loading} />
              <Skeleton variant="card" />
              <Skeleton variant="card" />
              <Skeleton variant="card" />
            </>
          ) : null}
          {page.kind === 'failed' ? <LoadFailed failure={page.failure} onRetry={page.onRetry} /> : null}
          {page.kind === 'ready' ? (
            <Details content={page.content} {...{ hrefs, isRailed }} onClose={onCloseAccount && (() => setClosing(true))} />
          ) : null}
        </RailedColumns>
      </Page>
      {onCloseAccount && isClosing ? <CloseAccountDialog onStay={() => setClosing(false)} onContinue={onCloseAccount} /> : null}
    </>
  );
});

type DetailsProps = {
  readonly content: ProfileContent;
  readonly hrefs: ProfileHrefs;
  readonly isRailed: boolean;
  readonly onClose: (() => void) | undefined;
};

function Details({ content, hrefs, isRailed, onClose }: DetailsProps) {
  const texts = useTexts(profileTexts);
  const { name, plan, phone, email, canChangePassword = false, address, addressStatus } = content;
  return (
    <>
      <StyledPerson>
        <Avatar name={name} size={72} tone="hero" />
        <Heading level={2}>{name ?? <bdi dir="ltr">{formatPhone(phone)}</bdi>}</Heading>
        {plan === undefined ? null : <Badge>{texts.plan({ name: plan })}</Badge>}
      </StyledPerson>
      <List aria-label={texts.details}>
        <ListRow leading={<IconTile glyph={phoneIcon} />} title={<bdi dir="ltr">{formatPhone(phone)}</bdi>} note={texts.phone} />
        {email === null ? null : <ListRow leading={<IconTile glyph={mailIcon} />} title={email} note={texts.email} />}
        {canChangePassword && hrefs.changePassword !== undefined ? (
          <ListRow
            leading={<IconTile glyph={lockIcon} />}
            title={texts.password}
            value={
              <Link variant="standalone" href={hrefs.changePassword} aria-label={texts.changePassword}>
                {texts.change}
              </Link>
            }
          />
        ) : null}
        {address && <AddressRow {...{ address, addressStatus }} verifyHref={hrefs.verifyAddress} />}
        {hrefs.support === undefined ? null : <LinkRow icon={supportIcon} href={hrefs.support} title={texts.support} />}
      </List>
      {isRailed || hrefs.addressBook === undefined ? null : (
        <List>
          <LinkRow icon={addressBookIcon} href={hrefs.addressBook} title={texts.addressBook} note={texts.addressBookNote} />
        </List>
      )}
      {onClose && (
        <StyledClose variant="quiet-danger" onClick={onClose}>
          {texts.closeAccount}
        </StyledClose>
      )}
    </>
  );
}
