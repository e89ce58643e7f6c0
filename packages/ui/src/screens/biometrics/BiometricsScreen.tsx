import { useMemo, useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { biometricsIcon, completedIcon } from '../../foundations/Icon/icons.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { createScreen, type ScreenProps } from '../../foundations/screen/createScreen.tsx';
import { MessageDialog } from '../../patterns/ErrorDialog/MessageDialog.tsx';
import { RetryButton } from '../../patterns/PageStates/RetryButton.tsx';
import { AccessIssueNotice, type AccessTargets } from '../../patterns/access/AccessIssueNotice.tsx';
import { accessIssueOf, type AccessRefused } from '../../patterns/access/AccessIssue.ts';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import { says } from '../../patterns/form/says.ts';
import { useScreenForm } from '../../patterns/form/useScreenForm.ts';
import { AppHeader } from '../../patterns/AppHeader/AppHeader.tsx';
import { FilledPage } from '../../patterns/FilledPage/FilledPage.tsx';
import { RailedColumns } from '../../patterns/SectionRail/RailedColumns.tsx';
import { RailedForm } from '../../patterns/SectionRail/RailedForm.tsx';
import { SubmitActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { biometricsTexts } from './biometrics.texts.ts';

/**
 * Why the activation stopped on the device: wrong password, cancelled by the customer, failed in the system's prompt, or locked out after
 * too many attempts.
 */
export type ActivationStop = {
  readonly kind: 'stopped';
  readonly by: 'wrongPassword' | 'cancelled' | 'failed' | 'lockedOut';
};

export type BiometricsScreenProps = ScreenProps<'afterForm'> &
  AccessTargets & {
    /** What is known of the device. A browser has no biometrics, so it is only offered the app (BIO-005). */
    readonly device: 'asking' | 'browser' | 'biometric';
    /** The app's page in its store. */
    readonly appHref: string;
    /** Page of the passkeys, which a browser uses instead; null when the provider has none. @default null */
    readonly passkeysHref?: string | null;
    /** Activates biometric sign-in with the password of the customer. */
    readonly onActivate: (password: string) => Promise<CallOutcome<never, AccessRefused | ActivationStop>>;
    /** Returns to the settings: on request, after success, or after the failure that ends the attempts. */
    readonly onLeave: () => void;
  };

const createPasswordSchema = ({ required }: { readonly required: string }) =>
  z.object({ password: z.string().check(says((text) => (text === '' ? required : undefined))) });

type RailedStateProps = { readonly title: string; readonly onBack: () => void; readonly children: ReactNode };

/** A state without fields, in the middle of the column beside the rail. */
function RailedState({ title, onBack, children }: RailedStateProps) {
  return (
    <>
      <AppHeader title={title} onBack={onBack} />
      <FilledPage>
        <RailedColumns current="settings">{children}</RailedColumns>
      </FilledPage>
    </>
  );
}

/** Enables biometric sign-in after the password and the system's prompt (BIO-007 to BIO-010, D-SET-05). */
export const BiometricsScreen = createScreen(function BiometricsScreen({
  device,
  appHref,
  passkeysHref = null,
  onActivate,
  onLeave,
  ...targets
}: BiometricsScreenProps) {
  const texts = useTexts(biometricsTexts);
  const schema = useMemo(() => createPasswordSchema(texts), [texts]);
  const [failedRuns, setFailedRuns] = useState(0);
  const activate = async (password: string): Promise<CallOutcome<never, AccessRefused | ActivationStop>> => {
    const next = await onActivate(password);
    if (next.kind === 'stopped' && next.by === 'failed') setFailedRuns((runs) => runs + 1);
    return next;
  };
  const form = useScreenForm({
    schema,
    first: { password: '' },
    emptySpeaks: false,
    onSubmit: ({ password }): Promise<CallOutcome<never, AccessRefused | ActivationStop>> => activate(password),
  });
  const { outcome } = form;
  if (device !== 'biometric') {
    return (
      <RailedState title={texts.browser} onBack={onLeave}>
        {device === 'asking' ? <Skeleton label={texts.asking} /> : null}
        {device === 'browser' ? (
          <EmptyState
            icon={biometricsIcon}
            title={texts.offerAppText}
            action={
              <Stack gap={8}>
                <LinkButton href={appHref} target="_blank" rel="noopener noreferrer">
                  {texts.getApp}
                </LinkButton>
                {passkeysHref === null ? null : (
                  <LinkButton variant="quiet" href={passkeysHref}>
                    {texts.usePasskey}
                  </LinkButton>
                )}
              </Stack>
            }
          >
            {passkeysHref === null ? undefined : texts.browserText}
          </EmptyState>
        ) : null}
      </RailedState>
    );
  }
  if (outcome?.kind === 'done') {
    return (
      <RailedState title={texts.title} onBack={onLeave}>
        <EmptyState
          icon={completedIcon}
          tone="positive"
          title={texts.activated}
          action={<Button onClick={onLeave}>{texts.proceed}</Button>}
        />
      </RailedState>
    );
  }
  const stop = outcome?.kind === 'stopped' ? outcome.by : null;
  const issue = outcome?.kind === 'stopped' ? null : accessIssueOf(outcome);
  const password = form.field('password');
  const isOver = stop === 'lockedOut' || (stop === 'failed' && failedRuns >= 2);
  return (
    <RailedForm current="settings" title={texts.title} onBack={onLeave} {...form.props}>
      <Text tone="secondary">{texts.text}</Text>
      <PasswordField
        kind="current"
        label={texts.password}
        {...password}
        hint={stop === 'wrongPassword' ? texts.wrongPasswordText : undefined}
        issue={stop === 'wrongPassword' ? texts.wrongPassword : password.issue}
        // The page consists of this field (D-APP-33).
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
      <SubmitActions label={texts.confirm} busy={form.busy}>
        {issue === null ? null : <AccessIssueNotice issue={issue} place="password" {...targets} />}
      </SubmitActions>
      <Dialog
        open={stop === 'failed' && !isOver}
        onOpenChange={form.dismiss}
        icon={biometricsIcon}
        tone="negative"
        title={texts.failed}
        actions={<RetryButton onClick={() => form.send(() => activate(form.values.password))} />}
      >
        {texts.tryAgainLater}
      </Dialog>
      <MessageDialog
        open={isOver}
        onClose={onLeave}
        icon={biometricsIcon}
        tone="negative"
        title={stop === 'lockedOut' ? texts.lockedOut : texts.somethingWentWrong}
      >
        {texts.notActivated}
      </MessageDialog>
    </RailedForm>
  );
});
