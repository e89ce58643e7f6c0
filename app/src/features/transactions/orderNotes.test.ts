import { expect, it } from 'vitest';
import { findNotedOrders, findNote, writeNote, type OrderNote } from './orderNotes.ts';

const MINE = 'uuid-1';
const OTHER = 'uuid-2';
const NOTES: readonly OrderNote[] = [
  { uuid: MINE, orderId: '99', note: 'Rent of May' },
  { uuid: MINE, orderId: '100', note: 'rent of June' },
  { uuid: MINE, orderId: '7', note: 'Žydrūnas’ Miete' },
  { uuid: OTHER, orderId: '100', note: 'Rent, too' },
];

it('stores a note per order and customer (WISH-024)', () => {
  expect(findNote(NOTES, MINE, '100')).toBe('rent of June');
  expect(findNote(NOTES, MINE, '101')).toBe('');
  const written = writeNote(NOTES, { uuid: MINE, orderId: '100', note: 'Deposit' });
  expect(findNote(written, MINE, '100')).toBe('Deposit');
  expect(findNote(written, OTHER, '100')).toBe('Rent, too');
});

it('removes an empty note (WISH-024)', () => {
  expect(writeNote(NOTES, { uuid: MINE, orderId: '99', note: '' })).toHaveLength(3);
});

it('finds the customer’s own notes in any case and with or without accents, newest order first (WISH-021, WISH-024)', () => {
  expect(findNotedOrders(NOTES, MINE, 'RENT')).toEqual(['100', '99']);
  expect(findNotedOrders(NOTES, MINE, 'jüne')).toEqual(['100']);
  for (const words of ['zydrunas', "ŽYDRŪNAS' miete".normalize('NFD')]) expect(findNotedOrders(NOTES, MINE, words), words).toEqual(['7']);
  expect(findNotedOrders(NOTES, MINE, '')).toEqual([]);
});
