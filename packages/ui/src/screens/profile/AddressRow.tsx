import { useState } from 'react';
import { styled } from 'styled-components';
import { AccordionRow } from '../../components/AccordionRow/AccordionRow.tsx';
import { DetailList } from '../../components/DetailList/DetailList.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Icon, type IconGlyph } from '../../foundations/Icon/Icon.tsx';
import { addressIcon } from '../../foundations/Icon/glyphs/addressIcon.ts';
import { alertIcon } from '../../foundations/Icon/glyphs/alertIcon.ts';
import { completedIcon } from '../../foundations/Icon/glyphs/completedIcon.ts';
import { pendingIcon } from '../../foundations/Icon/glyphs/pendingIcon.ts';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { profileTexts } from './profile.texts.ts';
import type { ProfileAddressStatus, ProfileContent } from './ProfileScreen.types.ts';

const icons: Record<ProfileAddressStatus, IconGlyph> = { verified: completedIcon, pending: pendingIcon, needed: alertIcon };

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

type AddressRowProps = Pick<ProfileContent, 'address' | 'addressStatus'> & { readonly verifyHref: string };

/** The residential address, collapsed at first, with its verification status (PROF-005 to PROF-008). */
export function AddressRow({ address, addressStatus, verifyHref }: AddressRowProps) {
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
        <StyledHint data-status={addressStatus}>
          <Icon glyph={icons[addressStatus]} size={16} />
          {texts.addressHints[addressStatus]}
        </StyledHint>
      }
      open={isOpen}
      onOpenChange={setOpen}
    >
      <StyledDetails gap={16}>
        <DetailList items={items} />
        {addressStatus === 'needed' ? (
          <LinkButton variant="secondary" size="md" fullWidth href={verifyHref}>
            {texts.verifyAddress}
          </LinkButton>
        ) : null}
      </StyledDetails>
    </AccordionRow>
  );
}
