import { sepaWithdrawal } from '@wallet/core/fees/bankTransfer';
import { balanceOf } from '../../patterns/OperationAside/balanceOf.ts';
import type { OperationAsideView } from '../../patterns/OperationAside/OperationAside.types.ts';
import { SepaAmountStep } from '../../patterns/SepaTransfer/SepaAmountStep.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { Money } from '@wallet/core/money/money';
import { useState } from 'react';
import { RequisitesStep } from './RequisitesStep.tsx';
import { newPayeeMemory } from './usePayee.ts';
import type { SepaWithdrawalScreenProps } from './SepaWithdrawalScreen.types.ts';
import { sepaWithdrawalTexts } from './sepaWithdrawal.texts.ts';

/** Withdrawing to a bank account of one's own in the SEPA: the amount, then where it goes (SEPA-028 to SEPA-047). */
export function SepaWithdrawalScreen({ step, settings, ...rest }: SepaWithdrawalScreenProps) {
  const texts = useTexts(sepaWithdrawalTexts);
  const [memory, setMemory] = useState(newPayeeMemory);
  const asideOf = (typed: { readonly amount: Money } | null): OperationAsideView => ({
    operation: 'sepa-withdrawal',
    balances: balanceOf(rest.accounts, rest.accountId, typed?.amount ?? null, 'out'),
    fee: { percent: settings.feeRelative, atLeast: settings.feeAbsolute },
    least: { amount: settings.minimalExclusive, exclusive: true },
  });
  switch (step.name) {
    case 'amount':
      return (
        <SepaAmountStep
          {...rest}
          title={texts.title}
          accountLabel={texts.from}
          draft={step.draft}
          minimalExclusive={settings.minimalExclusive}
          asideOf={asideOf}
          quoteOf={(amount) => sepaWithdrawal(amount, settings)}
          totalLabel={texts.totalReceive}
          all={rest.accounts.find(({ id }) => id === rest.accountId)?.balance}
          showsOneBank
        />
      );
    case 'requisites':
      return <RequisitesStep step={step} aside={asideOf(step)} memory={memory} onMemory={setMemory} {...rest} />;
  }
}
