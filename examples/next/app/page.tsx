import { addMoney } from '@wallet/ui/money';
import { Assets } from './Assets';
import { getAccounts, getCash, getGold } from './bank/store';

export default function Page() {
  const [cash, gold] = [getCash(), getGold()];
  return (
    <Assets
      accounts={getAccounts().map((account) => ({ ...account, balance: account.balance.toJSON() }))}
      cash={cash.toJSON()}
      gold={gold.toJSON()}
      total={addMoney(cash, gold).toJSON()}
    />
  );
}
