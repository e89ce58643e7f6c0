import { useState, type FormEvent } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { biometricsIcon } from '../../foundations/Icon/glyphs/biometricsIcon.ts';
import { completedIcon } from '../../foundations/Icon/glyphs/completedIcon.ts';
import { Text } from '../../foundations/Text/Text.tsx';
import { AccessIssueNotice, type AccessTargets } from '../../patterns/access/AccessIssueNotice.tsx';
import type { AccessIssue } from '../../patterns/access/AccessIssue.ts';
import { useSubmitOnce } from '../../patterns/form/useSubmitOnce.ts';
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

/** Switching biometric sign-in on: the password once more, then the system's own prompt (BIO-007 to BIO-010, D-SET-05). */
export function BiometricsScreen({ onActivate, onLeave, ...targets }: BiometricsScreenProps) {
  const texts = useTexts(biometricsTexts);
  const [password, setPassword] = useState('');
  const [outcome, setOutcome] = useState<ActivationOutcome | null>(null);
  const [failedRuns, setFailedRuns] = useState(0);
  const { busy, submitOnce } = useSubmitOnce();
  const submit = (event?: FormEvent): void => {
    event?.preventDefault();
    if (password === '') return;
    void submitOnce(async () => {
      const next = await onActivate(password);
      setOutcome(next);
      if (next.kind === 'failed') setFailedRuns((runs) => runs + 1);
    });
  };
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
    <OperationForm title={texts.title} onBack={onLeave} onSubmit={submit}>
      <Text tone="secondary">{texts.text}</Text>
      <PasswordField
        kind="current"
        label={texts.password}
        value={password}
        hint={outcome?.kind === 'wrongPassword' ? texts.wrongPasswordText : undefined}
        issue={outcome?.kind === 'wrongPassword' ? texts.wrongPassword : undefined}
        onValueChange={(text) => {
          setPassword(text);
          setOutcome(null);
        }}
      />
      <StickyActions>
        {outcome?.kind === 'refused' ? <AccessIssueNotice issue={outcome.issue} place="password" {...targets} /> : null}
        <Button type="submit" busy={busy} disabled={password === ''} fullWidth>
          {texts.confirm}
        </Button>
      </StickyActions>
      <Dialog
        open={outcome?.kind === 'failed' && !isOver}
        onOpenChange={() => setOutcome(null)}
        icon={biometricsIcon}
        tone="negative"
        title={texts.failed}
        actions={<Button onClick={() => submit()}>{texts.tryAgain}</Button>}
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
