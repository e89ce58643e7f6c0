import { IconLink } from '../../components/IconLink/IconLink.tsx';
import {
  mailIcon,
  pendingIcon,
  supportIcon,
  alertIcon,
  offlineIcon,
  connectionIcon,
  identityIcon,
  profileIcon,
  selfieIcon,
} from '../../foundations/Icon/icons.ts';
import { RetryButton } from '../../patterns/PageStates/RetryButton.tsx';
import { VisitorPage, VisitorTitle } from '../../patterns/VisitorPage/VisitorPage.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { kycTexts } from './kyc.texts.ts';
import { KycFrame } from './KycFrame.tsx';
import type { KycScreenProps, KycView } from './KycScreen.types.ts';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { useSubmitOnce } from '../../patterns/form/useSubmitOnce.ts';
import type { LoadFailure } from '../../patterns/PageStates/PageState.ts';
import { getKycFailureText, KycFailure } from './KycFailure.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import type { IconGlyph } from '../../foundations/Icon/Icon.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { says } from '../../patterns/form/says.ts';
import { useScreenForm } from '../../patterns/form/useScreenForm.ts';
import { newPasswordTexts, type NewPasswordTexts } from '../../patterns/NewPassword/newPassword.texts.ts';
import { NewPasswordFields, newPasswordText, repeatedText } from '../../patterns/NewPassword/NewPasswordFields.tsx';
import { SubmitActions } from '../../patterns/StickyActions/StickyActions.tsx';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.tsx';
import { List } from '../../components/List/List.tsx';
import { ListRow } from '../../components/ListRow/ListRow.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';
import { Motif } from '../../foundations/Motif/Motif.tsx';
import { createScreen } from '../../foundations/screen/createScreen.tsx';

const requirementIcons = [identityIcon, selfieIcon, connectionIcon];

/** A drawn document that conveys what the check is about before anything is read. */
const DocumentIllustration = styled(Card)`
  position: relative;
  isolation: isolate;
  display: grid;
  place-items: center;
  overflow: clip;
  min-block-size: 188px;

  > div {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: var(--primitive-space-12);
    inline-size: 148px;
    block-size: 96px;
    padding: var(--primitive-space-16);
    border-radius: var(--primitive-radius-md);
    background: var(--semantic-color-bg-surface);
  }
  > div > :first-child {
    block-size: 52px;
    border-radius: var(--primitive-radius-sm);
  }
  > div > div {
    display: grid;
    align-content: center;
    gap: var(--primitive-space-8);
  }
  i {
    block-size: 6px;
    border-radius: var(--primitive-radius-full);
    background: var(--semantic-color-border-subtle);
  }
  i:nth-child(2) {
    inline-size: 76%;
  }
  i:nth-child(3) {
    inline-size: 50%;
  }
`;

type KycIntroProps = Pick<KycScreenProps, 'onApply'> & { readonly needsPassport: boolean };

/** Lists what the check requires, with the button that starts it (KYC-003). */
function KycIntro({ needsPassport, onApply }: KycIntroProps) {
  const { intro: texts } = useTexts(kycTexts);
  const { busy, outcome, submitOnce } = useSubmitOnce<CallOutcome>();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submitOnce(onApply);
      }}
    >
      <DocumentIllustration variant="hero" aria-hidden>
        <Motif seed={12} height={188} />
        <div>
          <IconTile glyph={profileIcon} tone="accent" />
          <div>
            <i />
            <i />
            <i />
          </div>
        </div>
      </DocumentIllustration>
      <VisitorTitle title={texts.title} text={texts.text} />
      <List>
        {texts.needs.map(({ title, text }, index) => (
          <ListRow
            key={title}
            leading={<IconTile glyph={requirementIcons[index] ?? identityIcon} tone="accent" />}
            title={title}
            note={text}
          />
        ))}
      </List>
      {needsPassport ? <Notice>{texts.passport}</Notice> : null}
      <SubmitActions label={texts.apply} busy={busy}>
        <KycFailure outcome={outcome} />
      </SubmitActions>
    </form>
  );
}

type SetPasswordProps = Pick<KycScreenProps, 'onSavePassword' | 'criteria'> & { readonly username: string };

const createPasswordSchema = (texts: NewPasswordTexts, sentences: typeof kycTexts.password, criteria: SetPasswordProps['criteria']) =>
  z
    .object({ password: z.string().check(says((text) => newPasswordText(text, texts, sentences, criteria))), repeated: z.string() })
    .check(says(({ password, repeated }) => repeatedText(password, repeated, sentences), 'repeated'));

/** Asks for the first password, the last step of the registration (PWD-008 to PWD-012). */
function SetPassword({ username, criteria, onSavePassword }: SetPasswordProps) {
  const { password: texts } = useTexts(kycTexts);
  const words = useTexts(newPasswordTexts);
  const schema = useMemo(() => createPasswordSchema(words, texts, criteria), [words, texts, criteria]);
  const form = useScreenForm({
    schema,
    first: { password: '', repeated: '' },
    emptySpeaks: false,
    dependent: ['password'],
    onSubmit: ({ password }) => onSavePassword(password),
  });
  return (
    <form noValidate {...form.props}>
      <VisitorTitle title={texts.title} text={texts.text} />
      <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
      <NewPasswordFields password={form.field('password')} repeated={form.field('repeated')} labels={texts} criteria={criteria} autoFocus />
      <SubmitActions label={texts.save} busy={form.busy} disabled={!form.isValid}>
        <KycFailure outcome={form.outcome} />
      </SubmitActions>
    </form>
  );
}

type KycWaitProps = {
  readonly icon: IconGlyph;
  readonly title: string;
  readonly text: string;
  readonly assetsHref: string;
  readonly supportHref: string;
};

/** Shown during the automatic review (KYC-008) or the one by a person (KYC-006). The accounts remain accessible. */
function KycWait({ icon, title, text, assetsHref, supportHref }: KycWaitProps) {
  const texts = useTexts(kycTexts);
  return (
    <EmptyState
      level={1}
      size="lg"
      icon={icon}
      title={title}
      action={
        <Stack gap={8}>
          <LinkButton href={assetsHref}>{texts.backToAccounts}</LinkButton>
          <LinkButton variant="quiet" href={supportHref}>
            {texts.contactSupport}
          </LinkButton>
        </Stack>
      }
    >
      {text}
    </EmptyState>
  );
}

/** The host has finished, but the provider does not know it yet. Repeats the notification, never the check (D-KYC-13). */
function KycUnfinished({ failure, onFinishAgain }: Pick<KycScreenProps, 'onFinishAgain'> & { readonly failure: LoadFailure }) {
  const texts = useTexts(kycTexts);
  const { busy, submitOnce } = useSubmitOnce();
  return (
    <ErrorState
      level={1}
      icon={failure === 'offline' ? offlineIcon : alertIcon}
      title={getKycFailureText(failure, texts)}
      action={<RetryButton busy={busy} onClick={() => void submitOnce(onFinishAgain)} />}
    />
  );
}

/** The identity check, from its introduction to the password that completes the registration (KYC). */
export const KycScreen = createScreen(function KycScreen({ view, onBack, ...rest }: KycScreenProps) {
  const texts = useTexts(kycTexts);
  return (
    <VisitorPage onBack={onBack} action={<IconLink href={rest.supportHref} icon={supportIcon} label={texts.support} />}>
      <KycContent view={view} {...rest} />
    </VisitorPage>
  );
});

function KycContent({ view, ...rest }: Omit<KycScreenProps, 'onBack'> & { readonly view: KycView }) {
  const texts = useTexts(kycTexts);
  const { assetsHref, supportHref } = rest;
  switch (view.name) {
    case 'intro':
      return <KycIntro needsPassport={view.needsPassport} onApply={rest.onApply} />;
    case 'frame':
      return <KycFrame view={view} {...rest} />;
    case 'unfinished':
      return <KycUnfinished failure={view.failure} onFinishAgain={rest.onFinishAgain} />;
    case 'moderating':
      return <KycWait icon={mailIcon} {...texts.moderating} {...{ assetsHref, supportHref }} />;
    case 'finishing':
      return <KycWait icon={pendingIcon} {...texts.finishing} {...{ assetsHref, supportHref }} />;
    case 'setPassword':
      return <SetPassword username={view.username} criteria={rest.criteria} onSavePassword={rest.onSavePassword} />;
  }
}
