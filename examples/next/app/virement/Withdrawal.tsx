'use client';

import { toAmountText } from '@wallet/ui/money';
import {
  SepaWithdrawalScreen,
  type IbanLookup,
  type SepaWithdrawalScreenProps,
  type SepaWithdrawalStep,
} from '@wallet/ui/screens/sepa-withdrawal';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { askBank } from '../askBank';
import type { WrittenAccount } from '../Assets';
import { readMoney } from '../bank/amount';
import { quoteTransfer } from '../bank/tariff';

type WithdrawalProps = { readonly accounts: readonly WrittenAccount[]; readonly first: string };

const sepa = { id: 'sepa', block: null };

async function lookUpIban(iban: string, signal: AbortSignal): Promise<IbanLookup> {
  const found = await askBank<{ readonly bank: string; readonly bic: string }>(`/api/ibans/${iban}`, { signal });
  if (found.kind === 'done') return { kind: 'found', ...found.value };
  return found.kind === 'refused' ? { kind: 'refused', message: found.refusal.sentence } : found;
}

/** First the amount, then the IBAN and the summary. The page keeps the step, and the screen what is typed. */
export function Withdrawal({ accounts, first }: WithdrawalProps) {
  const { push, replace } = useRouter();
  const [accountId, setAccountId] = useState(first);
  const [step, setStep] = useState<SepaWithdrawalStep>({ name: 'amount', draft: '' });
  const [order, setOrder] = useState({ amount: '', key: '' });

  const goBackToAmount = (): void => setStep({ name: 'amount', draft: order.amount });
  const onAmount: SepaWithdrawalScreenProps<string>['onAmount'] = async (amount, quote) => {
    // One key for each amount that is agreed to: if an answer is lost and the customer sends again, the bank makes one transfer.
    setOrder({ amount: toAmountText(amount), key: crypto.randomUUID() });
    setStep({ name: 'requisites', amount, ...quote });
    return { kind: 'done' };
  };
  const onSubmit: SepaWithdrawalScreenProps<string>['onSubmit'] = async (iban) => {
    const made = await askBank<{ readonly id: string }>('/api/virements', {
      method: 'POST',
      headers: { 'idempotency-key': order.key },
      body: JSON.stringify({ accountId, amount: order.amount, iban }),
    });
    if (made.kind === 'failed') return made;
    if (made.kind === 'done') {
      replace(`/virement/${made.value.id}`);
      return { kind: 'done' };
    }
    const { field, sentence } = made.refusal;
    if (field === 'amount') return { kind: 'fundsChanged' };
    return field === null ? { kind: 'refused', message: sentence } : { kind: 'refused', fields: { [field]: sentence } };
  };

  return (
    <SepaWithdrawalScreen
      step={step}
      accounts={accounts.map(({ balance, ...account }) => ({ ...account, provider: 'Kolm', balance: readMoney(balance) }))}
      banks={[sepa]}
      accountId={accountId}
      bankId={sepa.id}
      beneficiaryName="Camille Roux"
      iban=""
      quote={quoteTransfer}
      onAccount={setAccountId}
      onAmount={onAmount}
      onLookUpIban={lookUpIban}
      onSubmit={onSubmit}
      onFundsChanged={goBackToAmount}
      onBack={step.name === 'amount' ? () => push('/') : goBackToAmount}
    />
  );
}
