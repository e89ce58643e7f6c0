import { sepaWithdrawal } from '@wallet/core/fees/bankTransfer';
import { SepaAmountStep } from '../../patterns/SepaTransfer/SepaAmountStep.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { useState } from 'react';
import { RequisitesStep } from './RequisitesStep.tsx';
import { newPayeeMemory } from './usePayee.ts';
import type { SepaWithdrawalScreenProps } from './SepaWithdrawalScreen.types.ts';
import { sepaWithdrawalTexts } from './sepaWithdrawal.texts.ts';

/** Withdrawing to a bank account of one's own in the SEPA: the amount, then where it goes (SEPA-028 to SEPA-047). */
export function SepaWithdrawalScreen({ step, settings, ...rest }: SepaWithdrawalScreenProps) {
  const texts = useTexts(sepaWithdrawalTexts);
  const [memory, setMemory] = useState(newPayeeMemory);
  switch (step.name) {
    case 'amount':
      return (
        <SepaAmountStep
          {...rest}
          title={texts.title}
          accountLabel={texts.from}
          draft={step.draft}
          minimalExclusive={settings.minimalExclusive}
          quoteOf={(amount) => sepaWithdrawal(amount, settings)}
          totalLabel={texts.totalReceive}
          all={rest.accounts.find(({ id }) => id === rest.accountId)?.balance}
          showsOneBank
        />
      );
    case 'requisites':
      return <RequisitesStep step={step} memory={memory} onMemory={setMemory} {...rest} />;
  }
}
