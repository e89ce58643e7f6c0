import { Link } from '../../components/Link/Link.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { WaitingTime } from '../../components/Timer/WaitingTime.tsx';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { accessTexts } from './access.texts.ts';
import type { AccessIssue } from './AccessIssue.ts';
import { formatCountdown } from '@wallet/core/format/formatDates';

/** Where the attempt was made. The same refusal is worded differently in each (ERR-028 to ERR-030). */
export type AccessPlace = 'login' | 'code' | 'password';

/** Texts of the notice. `action` names a target known to the screen. */
export type AccessWords = {
  readonly kind: 'negative' | 'warning';
  readonly title: string;
  readonly text?: string;
  readonly action?:
    { readonly target: 'signup' | 'login' | 'support' } | { readonly target: 'link'; readonly href: string; readonly label: string };
};

/** Returns the texts for an issue. Sentences come from the catalogue, and the cases are in the order of the ERR rows. */
export function describeAccessIssue(issue: AccessIssue, place: AccessPlace, texts: typeof accessTexts): AccessWords {
  switch (issue.kind) {
    case 'usernamesDiffer':
      return { kind: 'negative', title: texts.usernamesDiffer, text: texts.usernamesDifferContext };
    case 'temporaryBlocked':
    case 'permanentlyBlocked':
    case 'disabled':
    case 'deleted':
    case 'refused':
    case 'closed':
    case 'unavailable':
    case 'offline':
      return { kind: 'negative', title: texts[issue.kind] };
    case 'wrongCredentials':
      return describeWrongCredentials(place, texts);
    case 'additionalChecks':
      return issue.link === null
        ? { kind: 'warning', title: texts.additionalChecksPending }
        : {
            kind: 'negative',
            title: texts.additionalChecks,
            text: issue.message,
            action: { target: 'link', href: issue.link, label: texts.proceed },
          };
    case 'documentExpired':
      return issue.link === null
        ? { kind: 'warning', title: texts.documentPending }
        : { kind: 'negative', title: texts.documentExpired, action: { target: 'link', href: issue.link, label: texts.verifyIdentity } };
    case 'tooManyAttempts':
      return { kind: 'warning', title: texts.tooManyAttempts, text: texts.tryAgainIn({ time: formatCountdown(issue.seconds) }) };
    case 'noMoreCodes':
      return { kind: 'warning', title: texts.noMoreCodes, text: texts.tryAgainIn({ time: formatCountdown(issue.seconds) }) };
    case 'accountExists':
      return { kind: 'negative', title: texts.accountExists, action: { target: 'login' } };
    case 'biometricsFailed':
      return { kind: 'negative', title: texts.biometricsFailed, text: texts.tryAgainLater };
    case 'biometricsLockedOut':
      return { kind: 'warning', title: texts.biometricsLockedOut };
    case 'passkeyRefused':
      return { kind: 'negative', title: texts.passkeyRefused, text: texts.passkeyRefusedContext };
    case 'botCheckFailed':
      return { kind: 'negative', title: texts.somethingWentWrong, text: texts.tryAgainLater };
    case 'botCheckMissing':
      return { kind: 'negative', title: texts.somethingWentWrong, text: texts.botCheckMissing };
    case 'message':
      return {
        kind: 'negative',
        title: texts.somethingWentWrong,
        text: issue.message,
        ...(issue.pointsToSupport ? { action: { target: 'support' } } : {}),
      };
    case 'unknown':
      return { kind: 'negative', title: texts.somethingWentWrong, text: texts.somethingWentWrongContext };
  }
}

function describeWrongCredentials(place: AccessPlace, texts: typeof accessTexts): AccessWords {
  switch (place) {
    case 'login':
      return { kind: 'negative', title: texts.wrongLogin, text: texts.wrongLoginContext, action: { target: 'signup' } };
    case 'code':
      return { kind: 'negative', title: texts.wrongCode, text: texts.wrongCodeContext };
    case 'password':
      return { kind: 'negative', title: texts.wrongPassword, text: texts.wrongPasswordContext };
  }
}

/** Targets of the ways out of an issue. A way out without its target is not offered. */
export type AccessTargets = {
  /** The sign-up page. */
  readonly signUpHref?: string | undefined;
  /** The login page. */
  readonly logInHref?: string | undefined;
  /** The support page. */
  readonly supportHref?: string | undefined;
  /** Opens the login with the typed phone number. Without it, only the link is followed. */
  readonly onLogIn?: (() => void) | undefined;
};

export type AccessIssueNoticeProps = AccessTargets & {
  /** Why the attempt failed. */
  readonly issue: AccessIssue;
  /** Where it failed, which decides the wording. */
  readonly place: AccessPlace;
};

/** Explains in a single box above the button why the attempt failed (D-AUTH-11). */
export function AccessIssueNotice({ issue, place, ...targets }: AccessIssueNoticeProps) {
  const texts = useTexts(accessTexts);
  const { kind, title, text, action } = describeAccessIssue(issue, place, texts);
  const asksInVain = action?.target === 'signup' && targets.signUpHref === undefined;
  return (
    <Notice
      kind={kind}
      title={title}
      live="assertive"
      action={action === undefined ? undefined : <WayOut {...{ action, texts, ...targets }} />}
    >
      {'seconds' in issue ? (
        <WaitingTime of={issue}>{(seconds) => describeAccessIssue({ ...issue, seconds }, place, texts).text}</WaitingTime>
      ) : asksInVain ? undefined : (
        text
      )}
    </Notice>
  );
}

type WayOutProps = AccessTargets & { readonly action: NonNullable<AccessWords['action']>; readonly texts: typeof accessTexts };

function WayOut({ action, texts, signUpHref, logInHref, supportHref, onLogIn }: WayOutProps) {
  switch (action.target) {
    case 'signup':
      return signUpHref && <Link href={signUpHref}>{texts.toSignUp}</Link>;
    case 'login':
      return logInHref === undefined && supportHref === undefined ? null : (
        <Inline gap={16} data-part="ways-out">
          {logInHref && (
            <Link href={logInHref} onFollow={onLogIn}>
              {texts.logIn}
            </Link>
          )}
          {supportHref && <Link href={supportHref}>{texts.contactSupport}</Link>}
        </Inline>
      );
    case 'support':
      return supportHref && <Link href={supportHref}>{texts.contactSupport}</Link>;
    case 'link':
      return <Link href={action.href}>{action.label}</Link>;
  }
}
