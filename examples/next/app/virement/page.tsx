import { notFound } from 'next/navigation';
import { getAccounts } from '../bank/store';
import { Withdrawal } from './Withdrawal';

type PageProps = { readonly searchParams: Promise<{ readonly compte?: string }> };

export default async function Page({ searchParams }: PageProps) {
  const { compte } = await searchParams;
  const accounts = getAccounts().filter(({ balance }) => balance.currencyCode === 'EUR');
  const chosen = compte === undefined ? accounts[0] : accounts.find(({ id }) => id === compte);
  if (chosen === undefined) notFound();
  return <Withdrawal accounts={accounts.map((account) => ({ ...account, balance: account.balance.toJSON() }))} first={chosen.id} />;
}
