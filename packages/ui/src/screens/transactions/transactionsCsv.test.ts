import { expect, it } from 'vitest';
import { formatTransactionsCsv } from './ExportDialog.tsx';
import type { ExportedTransaction } from './TransactionsScreen.types.ts';

const STATUSES = { completed: 'Completed', pending: 'Pending', moderate: 'On review', rejected: 'Rejected' };
const ROW: ExportedTransaction = {
  date: '2026-03-14T09:26:53.589Z',
  type: 'SEPA withdrawal',
  status: 'completed',
  amount: '-500.00',
  currency: 'EUR',
  to: null,
  fee: { value: '1.75', currency: 'EUR' },
  counterparty: 'Alice Hale',
  id: '90412',
};
const write = (changes: Partial<ExportedTransaction>) => formatTransactionsCsv([{ ...ROW, ...changes }], ['Date', 'ID'], STATUSES);

it('starts with a BOM, ends each line with CRLF and has the columns in order (WISH-022)', () => {
  expect(write({})).toBe('\uFEFFDate,ID\r\n2026-03-14T09:26:53.589Z,SEPA withdrawal,Completed,-500.00,EUR,,,1.75,EUR,Alice Hale,90412\r\n');
  expect(formatTransactionsCsv([], ['Date'], STATUSES)).toBe('\uFEFFDate\r\n');
});

it('has both sides of an exchange, and the currency of a fee in its own column (WISH-022)', () => {
  expect(write({ to: { value: '539.26', currency: 'USD' }, fee: null })).toContain(',-500.00,EUR,539.26,USD,,,Alice Hale,');
});

it('writes amounts as numbers, and texts of customers or partners so that they cannot run as formulas (WISH-022)', () => {
  const written = write({ amount: '-500.00', counterparty: '-500.00', type: '＝SUM(A1)', fee: { value: '-1', currency: '\t@' } });
  expect(written).toContain(",'＝SUM(A1),Completed,-500.00,EUR,,,-1,'\t@,'-500.00,90412\r\n");
  expect(write({ counterparty: '\u200B=1,2' })).toContain(`,"'\u200B=1,2",90412\r\n`);
  expect(write({ counterparty: 'شركة' })).toContain(',شركة,90412\r\n');
});

const PRICE = {
  currency: 'EUR',
  total: '500.00',
  fee: '1.50',
  markup: '2.49',
  markupPercent: '0.50',
  arrives: '496.01',
  received: '0.00826699',
  receivedCurrency: 'BTC',
  middleRate: '60000',
  rate: '60300.00',
};

it('appends prices after the id as on the wire, with empty cells for an order without one (PRICE-008, D-PRICE-05)', () => {
  expect(write({ price: PRICE })).toContain(',90412,EUR,500.00,1.50,2.49,0.50,496.01,0.00826699,BTC,60000,60300.00\r\n');
  expect(write({ price: null })).toContain(',90412,,,,,,,,,,\r\n');
  expect(write({})).toContain(',90412\r\n');
});
