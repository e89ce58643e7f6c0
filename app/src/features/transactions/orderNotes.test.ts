import { expect, it } from 'vitest';
import { findNoted, noteOf, withNote, type OrderNote } from './orderNotes.ts';

const MINE = 'uuid-1';
const OTHER = 'uuid-2';
const NOTES: readonly OrderNote[] = [
  { uuid: MINE, orderId: '99', note: 'Rent of May' },
  { uuid: MINE, orderId: '100', note: 'rent of June' },
  { uuid: OTHER, orderId: '100', note: 'Rent, too' },
];

it('stores a note per order and customer (WISH-024)', () => {
  expect(noteOf(NOTES, MINE, '100')).toBe('rent of June');
  expect(noteOf(NOTES, MINE, '101')).toBe('');
  const written = withNote(NOTES, { uuid: MINE, orderId: '100', note: 'Deposit' });
  expect(noteOf(written, MINE, '100')).toBe('Deposit');
  expect(noteOf(written, OTHER, '100')).toBe('Rent, too');
});

it('removes an empty note (WISH-024)', () => {
  expect(withNote(NOTES, { uuid: MINE, orderId: '99', note: '' })).toHaveLength(2);
});

it('finds the customer’s own notes in any case, newest order first (WISH-021, WISH-024)', () => {
  expect(findNoted(NOTES, MINE, 'RENT')).toEqual(['100', '99']);
  expect(findNoted(NOTES, MINE, 'june')).toEqual(['100']);
  expect(findNoted(NOTES, MINE, '')).toEqual([]);
});

it('finds a note with or without its accents (WISH-021, WISH-024)', () => {
  const notes = [{ uuid: MINE, orderId: '7', note: 'Žydrūnas’ Miete' }];
  for (const words of ['zydrunas', 'ŽYDRŪNAS’', "žydrūnas' miete".normalize('NFD')])
    expect(findNoted(notes, MINE, words), words).toEqual(['7']);
});
