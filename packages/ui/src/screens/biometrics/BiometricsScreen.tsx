import { useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { biometricsIcon } from '../../foundations/Icon/glyphs/biometricsIcon.ts';
import { completedIcon } from '../../foundations/Icon/glyphs/completedIcon.ts';
import { Text } from '../../foundations/Text/Text.tsx';
import { AccessIssueNotice, type AccessTargets } from '../../patterns/access/AccessIssueNotice.tsx';
import type { AccessIssue } from '../../patterns/access/AccessIssue.ts';
import { says } from '../../patterns/form/says.ts';
import { useScreenForm } from '../../patterns/form/useScreenForm.ts';
import { OperationForm } from '../../patterns/OperationForm/OperationForm.tsx';
import { StickyActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { biometricsTexts } from './biometrics.texts.ts';

/** What an attempt came to. `refused`: the login call said no, or could not be made. */
export type ActivationOutcome =
  | { readonly kind: 'done' | 'wrongPassword' | 'cancelled' | 'failed' | 'lockedOut' }
  | { readonly kind: 'refused'; readonly issue: AccessIssue };

export type BiometricsScreenProps = AccessTargets & {
  readonly onActivate: (password: string) => Promise<ActivationOutcome>;
  /** Back to the settings: by hand, after success, or after the failure that ends the attempts. */
  readonly onLeave: () => void;
};

/** An empty one has no words: the button waits for it. */
const passwordSchema = z.object({ password: z.string().check(says((text) => (text === '' ? '' : undefined))) });

/** Switching biometric sign-in on: the password once more, then the system's own prompt (BIO-007 to BIO-010, D-SET-05). */
export function BiometricsScreen({ onActivate, onLeave, ...targets }: BiometricsScreenProps) {
  const texts = useTexts(biometricsTexts);
  const [failedRuns, setFailedRuns] = useState(0);
  const activate = async (password: string): Promise<ActivationOutcome> => {
    const next = await onActivate(password);
    if (next.kind === 'failed') setFailedRuns((runs) => runs + 1);
    return next;
  };
  const form = useScreenForm({
    schema: passwordSchema,
    first: { password: '' },
    onSubmit: ({ password }): Promise<ActivationOutcome> => activate(password),
  });
  const { outcome } = form;
  if (outcome?.kind === 'done') {
    return (
      <OperationForm title={texts.title} onBack={onLeave}>
        <EmptyState
          icon={completedIcon}
          tone="positive"
          title={texts.activated}
          action={<Button onClick={onLeave}>{texts.proceed}</Button>}
        />
      </OperationForm>
    );
  }
  const isOver = outcome?.kind === 'lockedOut' || (outcome?.kind === 'failed' && failedRuns >= 2);
  return (
    <OperationForm title={texts.title} onBack={onLeave} {...form.props}>
      <Text tone="secondary">{texts.text}</Text>
      <PasswordField
        kind="current"
        label={texts.password}
        value={form.values.password}
        hint={outcome?.kind === 'wrongPassword' ? texts.wrongPasswordText : undefined}
        issue={outcome?.kind === 'wrongPassword' ? texts.wrongPassword : undefined}
        onValueChange={(text) => form.edit('password', text)}
      />
      <StickyActions>
        {outcome?.kind === 'refused' ? <AccessIssueNotice issue={outcome.issue} place="password" {...targets} /> : null}
        <Button type="submit" busy={form.busy} disabled={!form.isValid} fullWidth>
          {texts.confirm}
        </Button>
      </StickyActions>
      <Dialog
        open={outcome?.kind === 'failed' && !isOver}
        onOpenChange={form.dismiss}
        icon={biometricsIcon}
        tone="negative"
        title={texts.failed}
        actions={<Button onClick={() => form.send(() => activate(form.values.password))}>{texts.tryAgain}</Button>}
      >
        {texts.tryAgainLater}
      </Dialog>
      <Dialog
        open={isOver}
        onOpenChange={onLeave}
        icon={biometricsIcon}
        tone="negative"
        title={outcome?.kind === 'lockedOut' ? texts.lockedOut : texts.somethingWentWrong}
        actions={<Button onClick={onLeave}>{texts.understood}</Button>}
      >
        {texts.notActivated}
      </Dialog>
    </OperationForm>
  );
}
