import { Link } from '../../components/Link/Link.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { accessTexts } from './access.texts.ts';
import type { AccessIssue } from './AccessIssue.ts';
import { describeAccessIssue, type AccessPlace, type AccessWords } from './describeAccessIssue.ts';

/** Targets of the ways out of an issue. */
export type AccessTargets = {
  readonly signUpHref: string;
  readonly logInHref: string;
  readonly supportHref: string;
  /** Opens the login with the typed phone number. Without it, only the link is followed. */
  readonly onLogIn?: (() => void) | undefined;
};

export type AccessIssueNoticeProps = AccessTargets & {
  readonly issue: AccessIssue;
  readonly place: AccessPlace;
};

/** Explains in a single box above the button why the attempt failed (D-AUTH-11). */
export function AccessIssueNotice({ issue, place, ...targets }: AccessIssueNoticeProps) {
  const texts = useTexts(accessTexts);
  const { kind, title, text, action } = describeAccessIssue(issue, place, texts);
  return (
    <Notice
      kind={kind}
      title={title}
      live="assertive"
      action={action === undefined ? undefined : <WayOut {...{ action, texts, ...targets }} />}
    >
      {text}
    </Notice>
  );
}

type WayOutProps = AccessTargets & { readonly action: NonNullable<AccessWords['action']>; readonly texts: typeof accessTexts };

function WayOut({ action, texts, signUpHref, logInHref, supportHref, onLogIn }: WayOutProps) {
  switch (action.target) {
    case 'signup':
      return <Link href={signUpHref}>{texts.toSignUp}</Link>;
    case 'login':
      return (
        <Inline gap={16} data-part="ways-out">
          <Link href={logInHref} onFollow={onLogIn}>
            {texts.logIn}
          </Link>
          <Link href={supportHref}>{texts.contactSupport}</Link>
        </Inline>
      );
    case 'support':
      return <Link href={supportHref}>{texts.contactSupport}</Link>;
    case 'link':
      return <Link href={action.href}>{action.label}</Link>;
  }
}
