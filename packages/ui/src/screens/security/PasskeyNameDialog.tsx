import { useId, useMemo } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { OutcomeNotice } from '../../patterns/FailureNotice/FailureNotice.tsx';
import { FormLayout } from '../../patterns/form/FormLayout.tsx';
import { says } from '../../patterns/form/says.ts';
import { useScreenForm } from '../../patterns/form/useScreenForm.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { passkeysTexts } from './security.texts.ts';
import type { PasskeyItem, PasskeysSectionProps } from './PasskeysSection.types.ts';

const MAX_CHARACTERS = 40;

type PasskeyNameDialogProps = {
  readonly passkey: Pick<PasskeyItem, 'name'>;
  readonly onRename: (name: string) => ReturnType<PasskeysSectionProps['onRename']>;
  /** Names of the other passkeys, which must not be repeated. */
  readonly others: readonly string[];
  /** True for a new passkey, whose naming can be skipped. */
  readonly isNew: boolean;
  readonly onClose: () => void;
};

function getNameIssue(name: string, others: readonly string[], texts: typeof passkeysTexts): string | undefined {
  const trimmed = name.trim();
  if (trimmed === '') return texts.nameNeeded;
  if (trimmed.length > MAX_CHARACTERS) return texts.nameTooLong({ count: MAX_CHARACTERS });
  return others.some((other) => other.toLowerCase() === trimmed.toLowerCase()) ? texts.nameTaken : undefined;
}

/** Asks for the name of a passkey, which works with or without one (SCA-005). */
export function PasskeyNameDialog({ passkey, others, isNew, onRename, onClose }: PasskeyNameDialogProps) {
  const texts = useTexts(passkeysTexts);
  const id = useId();
  const schema = useMemo(() => z.object({ name: z.string().check(says((name) => getNameIssue(name, others, texts))) }), [others, texts]);
  const form = useScreenForm({
    schema,
    first: { name: passkey.name },
    begun: true,
    onSubmit: async ({ name }) => {
      const outcome = name.trim() === passkey.name ? ({ kind: 'done' } as const) : await onRename(name.trim());
      if (outcome.kind === 'done') onClose();
      return outcome;
    },
  });
  return (
    <Dialog
      title={texts.nameTitle}
      closable={!form.busy}
      onOpenChange={onClose}
      actions={
        <>
          <Button type="submit" form={id} busy={form.busy} fullWidth>
            {texts.save}
          </Button>
          <Button variant="quiet" disabled={form.busy} fullWidth onClick={onClose}>
            {isNew ? texts.skip : texts.cancel}
          </Button>
        </>
      }
    >
      <FormLayout id={id} {...form.props}>
        <TextField label={texts.name} autoComplete="off" dir="auto" {...form.field('name')} />
        <OutcomeNotice outcome={form.outcome} />
      </FormLayout>
    </Dialog>
  );
}
