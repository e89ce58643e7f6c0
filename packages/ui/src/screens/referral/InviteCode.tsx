import { removeIsolates } from '@wallet/core/format/isolates';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { CopyBox } from '../../components/CopyBox/CopyBox.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { useBrandName } from '../../foundations/BrandMark/BrandMark.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { shareIcon } from '../../foundations/Icon/icons.ts';
import { useIsWide } from '../../patterns/AppFrame/useIsWide.ts';
import { StickyActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { referralTexts } from './referral.texts.ts';

/** The customer's code, and the link that takes a friend to the sign-up. */
export type Invite = { readonly code: string; readonly link: string };

/** What is passed to the share sheet. */
export type Invitation = { readonly text: string; readonly link: string };

export type InviteCodeProps = {
  /** Null until the customer has a code (D-REF-05); undefined until it is known, and then nothing is shown. */
  readonly invite: Invite | null | undefined;
  /** Opens the share sheet, or copies the link where there is none. */
  readonly onShare: (invitation: Invitation) => void;
};

/** The code to copy, or why there is none yet. */
export function InviteCodeBox({ invite }: Pick<InviteCodeProps, 'invite'>) {
  const texts = useTexts(referralTexts);
  if (invite === undefined) return null;
  if (invite === null) return <Notice title={texts.noCode} />;
  return <CopyBox size="lg" label={texts.code} value={invite.code} copyText={invite.code} copyLabel={texts.copyCode} />;
}

/** Passes the invitation on. Without a code there is nothing to share. */
export function ShareInvite({ invite, onShare }: InviteCodeProps) {
  const texts = useTexts(referralTexts);
  const brand = useBrandName();
  if (invite === undefined || invite === null) return null;
  const { code, link } = invite;
  return (
    <Button fullWidth onClick={() => onShare({ text: removeIsolates(texts.invitation({ product: brand, code })), link })}>
      <Icon glyph={shareIcon} />
      {texts.share}
    </Button>
  );
}

/** The code takes the half that a card above it does. */
const StyledInvite = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: center;
  gap: var(--primitive-space-24);
`;

/** The code to copy and, where there is room beside it, "Share" (D-REF-01, D-REF-02). */
export function InviteCode(invitation: InviteCodeProps) {
  if (!useIsWide()) return <InviteCodeBox invite={invitation.invite} />;
  return (
    <StyledInvite>
      <div>
        <InviteCodeBox {...invitation} />
      </div>
      <ShareInvite {...invitation} />
    </StyledInvite>
  );
}

/** "Share" in the bar at the end of a page that has no room for it beside the code. */
export function ShareBar(invitation: InviteCodeProps) {
  const isWide = useIsWide();
  if (isWide || invitation.invite === undefined || invitation.invite === null) return null;
  return (
    <StickyActions>
      <ShareInvite {...invitation} />
    </StickyActions>
  );
}
