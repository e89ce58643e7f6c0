import { SepaWithdrawalScreen } from '@wallet/ui/screens/sepa-withdrawal';
import { useNavigate } from 'react-router-dom';
import { type SepaIds, SepaPage } from '../../operations/sepa/bankTransfer.tsx';
import { toPlacedState } from '../../operations/page/history.ts';
import { paths } from '../../routing/paths.ts';
import { type SepaWithdrawalView, toSepaWithdrawalView, useSepaWithdrawal } from './model.ts';

function Withdrawal({ ids, view }: { readonly ids: SepaIds; readonly view: SepaWithdrawalView }) {
  const { accounts, banks, settings, beneficiaryName, iban, checksPayee } = view;
  const { step, shared, onFundsChanged, onLookUpIban, onCheckPayee, submit } = useSepaWithdrawal(ids, view.looksUpRecipient);
  const navigate = useNavigate();
  return (
    <SepaWithdrawalScreen
      {...{ step, accounts, banks, settings, beneficiaryName, iban, onFundsChanged, onLookUpIban }}
      {...shared}
      onCheckPayee={checksPayee ? onCheckPayee : undefined}
      onSubmit={async (enteredIban, payee) => {
        const outcome = await submit(enteredIban, payee);
        if (outcome.kind === 'done')
          void navigate(paths.transaction.to({ transactionId: outcome.value.id }), {
            replace: true,
            state: toPlacedState(paths.sepaWithdrawal.to(ids)),
          });
        return outcome;
      }}
    />
  );
}

/** A withdrawal to a bank account in the EU (SEPA-002). */
export function SepaWithdrawalPage() {
  return <SepaPage read={toSepaWithdrawalView}>{(ids, view) => <Withdrawal ids={ids} view={view} />}</SepaPage>;
}
