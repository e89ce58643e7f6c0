import { toAmountText } from '@wallet/ui/money';
import { CardTopUpScreen, type CardTopUpState, type TopUpCard } from '@wallet/ui/screens/card-topup';
import { useToast } from '@wallet/ui/patterns/WalletRoot';
import { useState } from 'react';
import { backend, eur } from './backend.ts';

const card: TopUpCard = {
  id: 1,
  brand: 'visa',
  name: 'Visa 4821',
  holder: 'Alice Berg',
  expirationDate: '08/28',
  isExpired: false,
  status: 'verified',
};
const terms = {
  accounts: [{ id: 1, name: 'Euro', provider: 'Example Bank', balance: eur('120.00') }],
  settings: { minimal: eur('10.00'), feeRelative: '2.5', feeAbsolute: eur('0.30') },
  limits: {
    perOperation: eur('500.00'),
    daily: { total: eur('500.00'), left: eur('500.00') },
    monthly: { total: eur('2000.00'), left: eur('2000.00') },
  },
};
const ignore = (): void => undefined;

/** A payment with a saved card. The page knows whether it is in progress, the screen calculates the cost. */
export function TopUpPage({ onLeave }: { readonly onLeave: () => void }) {
  const { showToast } = useToast();
  const [state, setState] = useState<CardTopUpState>({ name: 'form', issue: null });
  const pay = async (amount: string): Promise<void> => {
    setState({ name: 'processing' });
    const isPaid = await backend.pay(amount);
    setState({ name: 'form', issue: isPaid ? null : { kind: 'refused', message: 'The bank said no' } });
    if (isPaid) showToast({ text: 'Paid' });
  };
  return (
    <CardTopUpScreen
      {...terms}
      state={state}
      cards={[card]}
      accountId={1}
      cardId={1}
      draft=""
      onSubmit={async (amount) => {
        await pay(toAmountText(amount));
        return null;
      }}
      onIssueRead={() => setState({ name: 'form', issue: null })}
      onAccount={ignore}
      onCard={ignore}
      onBack={onLeave}
      transactionsHref="#transactions"
    />
  );
}
