import { expect, fn, screen, waitFor } from 'storybook/test';
import { ReportsScreen, type ReportsScreenProps, type TransactionsOptions } from '@wallet/ui/screens/reports';
import type { StoryContext } from '@storybook/react-vite';
import { useControlled } from '../../support/useControlled.ts';

type Transactions = ReportsScreenProps['onTransactions'];
type Statement = ReportsScreenProps['onStatement'];
type Context = StoryContext<ReportsScreenProps>;

export const services: TransactionsOptions['services'] = [
  { name: 'Halden accounts', key: 'accounts', icon: null },
  { name: 'Halden markets', key: 'markets', icon: null },
];
export const options: TransactionsOptions = {
  services,
  transactions: [
    { name: 'All transactions', key: 'all', forServices: ['accounts', 'markets'] },
    { name: 'Top ups', key: 'incomings', forServices: ['accounts'] },
    { name: 'Unit purchases', key: 'unit_purchase', forServices: ['markets'] },
  ],
  assets: [
    { name: 'All assets', key: 'all', icon: null, forServices: ['accounts', 'markets'], forTransactions: ['all', 'incomings'] },
    { name: 'Euro', key: 'EUR', icon: null, forServices: ['accounts'], forTransactions: ['all', 'incomings'] },
    { name: 'Rosen Robotics', key: 'RSN', icon: null, forServices: ['markets'], forTransactions: ['all', 'unit_purchase'] },
  ],
};

export const buildReports = (): ReportsScreenProps => ({
  kind: 'transactions',
  onKind: fn(),
  today: '2026-11-21',
  transactions: { kind: 'ready', content: options },
  statement: { kind: 'ready', content: { services } },
  onTransactions: fn<Transactions>(async () => ({ kind: 'done' })),
  onStatement: fn<Statement>(async () => ({ kind: 'done' })),
  email: 'al***@example.com',
  supportHref: '#support',
});

/** The screen with working tabs. */
export function WithTabs(props: ReportsScreenProps) {
  const [kind, onKind] = useControlled(props.kind, props.onKind);
  return <ReportsScreen {...props} kind={kind} onKind={onKind} />;
}

export async function pick({ canvas, userEvent }: Context, field: string, option: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(option) }));
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
}
export const getCombobox = ({ canvas }: Context, name: string): HTMLElement => canvas.getByRole('combobox', { name });
export const getSendButton = ({ canvas }: Context): HTMLElement => canvas.getByRole('button', { name: 'Send to my email' });
export async function chooseRange({ canvas, userEvent }: Context, from: string, to: string): Promise<void> {
  await userEvent.click(canvas.getByRole('radio', { name: 'Custom range' }));
  if (from !== '') await userEvent.type(await canvas.findByLabelText('Start date'), from);
  if (to !== '') await userEvent.type(await canvas.findByLabelText('End date'), to);
}
