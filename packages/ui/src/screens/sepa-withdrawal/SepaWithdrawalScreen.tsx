import { sepaWithdrawal } from '@wallet/core/fees/bankTransfer';
import { Part } from '../../foundations/parts/Part.tsx';
import { loadPart } from '../../foundations/parts/loadPart.ts';
import { createScreen } from '../../foundations/screen/createScreen.tsx';
import { PageWaiting } from '../../patterns/PageStates/PageWaiting.tsx';
import { SepaAmountStep } from '../../patterns/SepaTransfer/SepaAmountStep.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { lazy, useEffect, useState } from 'react';
import type { Id } from '../../components/OptionPicker/findOptions.ts';
import type { SepaWithdrawalScreenProps } from './SepaWithdrawalScreen.types.ts';
import type { PayeeMemory } from './usePayee.ts';
import { sepaWithdrawalTexts } from './sepaWithdrawal.texts.ts';

const loadRequisites = () => import('./RequisitesStep.tsx');
const RequisitesStep = lazy(async () => ({ default: (await loadPart(loadRequisites)).RequisitesStep }));

/** Withdraws to the customer's own bank account by SEPA: the amount, then the IBAN (SEPA-028 to SEPA-047). */
export const SepaWithdrawalScreen = createScreen(function SepaWithdrawalScreen<AnyId extends Id>({
  step,
  settings,
  quote,
  ...rest
}: SepaWithdrawalScreenProps<AnyId>) {
  const texts = useTexts(sepaWithdrawalTexts);
  const [memory, setMemory] = useState<PayeeMemory>({ iban: null, answer: null, accepted: false });
  useEffect(() => {
    // Preloaded while the amount is typed, so that the next step needs no network. A failure is reported when the step opens.
    loadRequisites().catch(() => undefined);
  }, []);
  switch (step.name) {
    case 'amount':
      return (
        <SepaAmountStep
          {...rest}
          title={texts.title}
          accountLabel={texts.from}
          draft={step.draft}
          quote={quote ?? ((amount) => sepaWithdrawal(amount, settings))}
          totalLabel={texts.arrives}
          direction="out"
          showsOneBank
        />
      );
    case 'requisites':
      return (
        <Part waiting={<PageWaiting />}>
          <RequisitesStep step={step} memory={memory} onMemory={setMemory} {...rest} />
        </Part>
      );
  }
});
