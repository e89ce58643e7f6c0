'use client';

import { toAmountText } from '@wallet/ui/money';
import {
  SepaWithdrawalScreen,
  type IbanLookup,
  type SepaWithdrawalScreenProps,
  type SepaWithdrawalStep,
} from '@wallet/ui/screens/sepa-withdrawal';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { askBank } from '../askBank';
import type { WrittenAccount } from '../Assets';
import { readMoney } from '../bank/amount';
import type { Refusal, Shortage } from '../bank/store';
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
  const { push, replace, refresh } = useRouter();
  const [accountId, setAccountId] = useState(first);
  const [step, setStep] = useState<SepaWithdrawalStep>({ name: 'amount', draft: '' });
  const [agreed, setAgreed] = useState('');
  const keys = useRef(new Map<string, string>());

  // Only another account, amount or IBAN has another key: if an answer is lost and the customer sends again, the bank makes one transfer.
  const getKey = (order: string): string => {
    const key = keys.current.get(order) ?? crypto.randomUUID();
    keys.current.set(order, key);
    return key;
  };
  const goBackToAmount = (): void => setStep({ name: 'amount', draft: agreed });
  const onAmount: SepaWithdrawalScreenProps<string>['onAmount'] = async (amount, quote) => {
    setAgreed(toAmountText(amount));
    setStep({ name: 'requisites', amount, ...quote });
    return { kind: 'done' };
  };
  const onSubmit: SepaWithdrawalScreenProps<string>['onSubmit'] = async (iban) => {
    const order = JSON.stringify({ accountId, amount: agreed, iban });
    const made = await askBank<{ readonly id: string }, Refusal | Shortage>('/api/virements', {
      method: 'POST',
      headers: { 'idempotency-key': getKey(order) },
      body: order,
    });
    if (made.kind === 'failed') return made;
    if (made.kind === 'done') {
      replace(`/virement/${made.value.id}`);
      return { kind: 'done' };
    }
    const { refusal } = made;
    if (refusal.field === 'amount') {
      refresh();
      return { kind: 'fundsChanged' };
    }
    return { kind: 'refused', ...(refusal.field === 'iban' ? { fields: { iban: refusal.sentence } } : { message: refusal.sentence }) };
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
