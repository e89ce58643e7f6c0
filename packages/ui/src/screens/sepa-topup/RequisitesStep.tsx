import { formatIban } from '@wallet/core/format/formatIban';
import { useState, type FormEvent } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { CopyRow } from '../../components/CopyRow/CopyRow.tsx';
import { List } from '../../components/List/List.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Money } from '../../foundations/Money/Money.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { ErrorDialog } from '../../patterns/ErrorDialog/ErrorDialog.tsx';
import { FailureNotice } from '../../patterns/FailureNotice/FailureNotice.tsx';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import { useSubmitOnce } from '../../patterns/form/useSubmitOnce.ts';
import type { OperationAsideView } from '../../patterns/OperationAside/OperationAside.types.ts';
import { OperationForm } from '../../patterns/OperationForm/OperationForm.tsx';
import { SepaBlockDialog } from '../../patterns/SepaBlock/SepaBlockDialog.tsx';
import { StickyActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { Blocked } from '../../patterns/SepaTransfer/SepaTransfer.types.ts';
import type { SepaTopUpScreenProps, SepaTopUpStep } from './SepaTopUpScreen.types.ts';
import { sepaTopUpTexts } from './sepaTopUp.texts.ts';

type RequisitesStepProps = Pick<SepaTopUpScreenProps, 'onDone' | 'onBack' | 'onLogInAgain' | 'addressVerificationHref'> & {
  readonly step: Extract<SepaTopUpStep, { name: 'requisites' }>;
  readonly aside: OperationAsideView;
};

/** The order of the rows (SEPA-023, D-SEPA-12). */
const rows = ['beneficiaryName', 'iban', 'reference', 'beneficiaryAddress', 'bic', 'bankName', 'bankAddress'] as const;

/** Where the customer's own bank has to send the money; "Done" announces the transfer. */
export function RequisitesStep({ step, aside, onDone, onBack, onLogInAgain, addressVerificationHref }: RequisitesStepProps) {
  const texts = useTexts(sepaTopUpTexts);
  const [outcome, setOutcome] = useState<CallOutcome<never, Blocked> | null>(null);
  const { busy, submitOnce } = useSubmitOnce();
  const close = (): void => setOutcome(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void submitOnce(async () => setOutcome(await onDone()));
  };
  return (
    <OperationForm title={texts.requisitesTitle} onBack={onBack} aside={aside} onSubmit={submit}>
      <Stack gap={4} align="center">
        <Text as="span" type="body-sm" tone="secondary">
          {texts.totalReceive}
        </Text>
        <Money variant="lead" size="md" value={step.totalReceive} />
      </Stack>
      <List aria-label={texts.requisites}>
        {rows.map((name) => (
          <CopyRow
            key={name}
            label={texts[name]}
            value={name === 'iban' ? formatIban(step.requisites.iban) : step.requisites[name]}
            copyText={step.requisites[name]}
          />
        ))}
      </List>
      <Notice kind="warning">{texts.ownName}</Notice>
      <StickyActions>
        <FailureNotice failure={outcome?.kind === 'failed' ? outcome.failure : null} />
        <Button type="submit" fullWidth busy={busy}>
          {texts.done}
        </Button>
      </StickyActions>
      {outcome?.kind === 'refused' ? <ErrorDialog message={outcome.message} onClose={close} /> : null}
      {outcome?.kind === 'blocked' ? (
        <SepaBlockDialog block={outcome.block} onClose={close} {...{ onLogInAgain, addressVerificationHref }} />
      ) : null}
    </OperationForm>
  );
}
