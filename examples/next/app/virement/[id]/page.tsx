import { formatIban, formatMoney } from '@wallet/ui/format';
import { notFound } from 'next/navigation';
import { getTransfer } from '../../bank/store';
import { Done } from './Done';

type PageProps = { readonly params: Promise<{ readonly id: string }> };

export default async function Page({ params }: PageProps) {
  const transfer = getTransfer((await params).id);
  if (transfer === undefined) notFound();
  const { amount, fee, iban } = transfer;
  return <Done amount={formatMoney(amount, 'fr-FR')} fee={formatMoney(fee, 'fr-FR')} iban={formatIban(iban)} />;
}
