import { useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { biometricsIcon, completedIcon } from '../../foundations/Icon/icons.ts';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { MessageDialog } from '../../patterns/ErrorDialog/MessageDialog.tsx';
import { RetryButton } from '../../patterns/PageStates/RetryButton.tsx';
import { AccessIssueNotice, type AccessTargets } from '../../patterns/access/AccessIssueNotice.tsx';
import { accessIssueOf, type AccessRefused } from '../../patterns/access/AccessIssue.ts';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import { says } from '../../patterns/form/says.ts';
import { useScreenForm } from '../../patterns/form/useScreenForm.ts';
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

export type BiometricsScreenProps = AccessTargets & {
  readonly onActivate: (password: string) => Promise<CallOutcome<never, AccessRefused | ActivationStop>>;
  /** Returns to the settings: on request, after success, or after the failure that ends the attempts. */
  readonly onLeave: () => void;
};

/** An empty password shows no error, only a disabled button. */
const passwordSchema = z.object({ password: z.string().check(says((text) => (text === '' ? '' : undefined))) });

/** Enables biometric sign-in after the password and the system's prompt (BIO-007 to BIO-010, D-SET-05). */
export function BiometricsScreen({ onActivate, onLeave, ...targets }: BiometricsScreenProps) {
  const texts = useTexts(biometricsTexts);
  const [failedRuns, setFailedRuns] = useState(0);
  const activate = async (password: string): Promise<CallOutcome<never, AccessRefused | ActivationStop>> => {
    const next = await onActivate(password);
    if (next.kind === 'stopped' && next.by === 'failed') setFailedRuns((runs) => runs + 1);
    return next;
  };
  const form = useScreenForm({
    schema: passwordSchema,
    first: { password: '' },
    onSubmit: ({ password }): Promise<CallOutcome<never, AccessRefused | ActivationStop>> => activate(password),
  });
  const { outcome } = form;
  if (outcome?.kind === 'done') {
    return (
      <RailedForm current="settings" title={texts.title} onBack={onLeave}>
        <EmptyState
          icon={completedIcon}
          tone="positive"
          title={texts.activated}
          action={<Button onClick={onLeave}>{texts.proceed}</Button>}
        />
      </RailedForm>
    );
  }
  const stop = outcome?.kind === 'stopped' ? outcome.by : null;
  const issue = outcome?.kind === 'stopped' ? null : accessIssueOf(outcome);
  const isOver = stop === 'lockedOut' || (stop === 'failed' && failedRuns >= 2);
  return (
    <RailedForm current="settings" title={texts.title} onBack={onLeave} {...form.props}>
      <IconTile glyph={biometricsIcon} />
      <Text tone="secondary">{texts.text}</Text>
      <PasswordField
        kind="current"
        label={texts.password}
        value={form.values.password}
        hint={stop === 'wrongPassword' ? texts.wrongPasswordText : undefined}
        issue={stop === 'wrongPassword' ? texts.wrongPassword : undefined}
        onValueChange={(text) => form.edit('password', text)}
      />
      <SubmitActions label={texts.confirm} busy={form.busy} disabled={!form.isValid}>
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
}
