import { Button, type ButtonProps } from '../../components/Button/Button.tsx';
import { CopyBox } from '../../components/CopyBox/CopyBox.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { useBrandName } from '../../foundations/BrandMark/BrandMark.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { shareIcon } from '../../foundations/Icon/icons.ts';
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

/** The code to copy and "Share" (D-REF-01, D-REF-02). */
export function InviteCode({ invite, onShare, variant = 'primary' }: InviteCodeProps & Pick<ButtonProps, 'variant'>) {
  const texts = useTexts(referralTexts);
  const brand = useBrandName();
  if (invite === undefined) return null;
  if (invite === null) return <Notice title={texts.noCode} />;
  const { code, link } = invite;
  return (
    <>
      <CopyBox size="lg" label={texts.code} value={code} copyText={code} copyLabel={texts.copyCode} />
      <Button fullWidth variant={variant} onClick={() => onShare({ text: texts.invitation(brand, code), link })}>
        <Icon glyph={shareIcon} />
        {texts.share}
      </Button>
    </>
  );
}
