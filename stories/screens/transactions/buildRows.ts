import type { TransactionRowView } from '@wallet/ui/patterns/TransactionList';
import { btc, eth, eur } from '../../support/amounts.ts';
import { buildTransactionRow } from '../../support/transactionRow.ts';

const buildKellerRow = (way: 'to' | 'from') => ({ way, kind: 'name' as const, name: 'Anna Keller', detail: 'DE89 ···· 3000' });
export const history: readonly TransactionRowView[] = [
  buildTransactionRow('9', {
    title: 'Card top up',
    mark: 'card',
    volume: eur('500.00'),
    worth: eur('500.00'),
    party: { way: 'by', kind: 'card', name: 'Visa ·· 4242' },
  }),
  buildTransactionRow('8', {
    title: 'Send BTC',
    status: 'pending',
    group: 'outgoings',
    volume: btc('0.05000000'),
    worth: eur('3000.00'),
    party: { way: 'to', kind: 'address', name: 'bc1q9h7…4t4m2k' },
    time: 'Today, 11:05',
  }),
  buildTransactionRow('7', {
    status: 'moderate',
    mark: 'bank',
    worth: eur('1500.00'),
    party: buildKellerRow('from'),
    time: 'Yesterday, 16:48',
  }),
  buildTransactionRow('6', {
    title: 'Buy ETH',
    mark: 'buy',
    group: 'buy',
    volume: eth('0.33116883'),
    left: eur('1000.00'),
    worth: eur('1000.00'),
    flow: { from: 'EUR', to: 'ETH' },
    time: 'Nov 18, 09:20',
  }),
  buildTransactionRow('5', {
    title: 'Sell ETH',
    mark: 'sell',
    group: 'exchange',
    volume: eur('2976.00'),
    left: eth('1.00000000'),
    worth: eur('2976.00'),
    flow: { from: 'ETH', to: 'EUR' },
    time: 'Nov 12, 10:02',
  }),
  buildTransactionRow('4', {
    title: 'Receive ETH',
    volume: eth('1.20000000'),
    worth: eur('3600.00'),
    party: { way: 'from', kind: 'address', name: '0x71C76…8976F' },
    time: 'Oct 29, 18:11',
    month: 'October 2026',
  }),
  buildTransactionRow('3', {
    title: 'SEPA withdrawal',
    status: 'rejected',
    group: 'outgoings',
    mark: 'withdraw',
    volume: eur('2000.00'),
    worth: eur('2000.00'),
    party: buildKellerRow('to'),
    time: 'Oct 21, 12:40',
    month: 'October 2026',
  }),
  buildTransactionRow('2', {
    title: 'Referral bonus',
    mark: 'gift',
    volume: eur('5.00'),
    worth: eur('5.00'),
    time: 'Oct 03, 07:30',
    month: 'October 2026',
  }),
];
