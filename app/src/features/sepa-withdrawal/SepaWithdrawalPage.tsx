import { SepaWithdrawalScreen } from '@wallet/ui/screens/sepa-withdrawal/SepaWithdrawalScreen';
import { useNavigate } from 'react-router-dom';
import { SepaPage, type SepaIds } from '../../operations/bankTransfer/SepaPage.tsx';
import { paths } from '../../routing/paths.ts';
import { toSepaWithdrawalView, type SepaWithdrawalView } from './toSepaWithdrawalView.ts';
import { useSepaWithdrawal } from './useSepaWithdrawal.ts';

function Withdrawal({ ids, view }: { readonly ids: SepaIds; readonly view: SepaWithdrawalView }) {
  const { accounts, banks, settings, beneficiaryName, iban } = view;
  const { step, shared, onFundsChanged, onLookUpIban, submit } = useSepaWithdrawal(ids);
  const navigate = useNavigate();
  return (
    <SepaWithdrawalScreen
      {...{ step, accounts, banks, settings, beneficiaryName, iban, onFundsChanged, onLookUpIban }}
      {...shared}
      onSubmit={async (enteredIban) => {
        const { outcome, orderId } = await submit(enteredIban);
        if (orderId !== undefined) void navigate(paths.transaction.to({ transactionId: orderId }), { replace: true });
        return outcome;
      }}
    />
  );
}

/** A withdrawal to a bank account in the EU (SEPA-002). */
export function SepaWithdrawalPage() {
  return <SepaPage read={toSepaWithdrawalView}>{(ids, view) => <Withdrawal ids={ids} view={view} />}</SepaPage>;
}
