import { describe, expect, it } from 'vitest';
import { findCitations, removeRowIds } from './rowIds.ts';

describe('row ids in declarations', () => {
  it.each([
    ['/** Keeps its focus, ignores presses (D-APP-12). @default false */', '/** Keeps its focus, ignores presses. @default false */'],
    ['/** A row (SEPA-028 to SEPA-047, D-APP-01). */', '/** A row. */'],
    ['/** A picker (APP-031; ARIA combobox). */', '/** A picker (ARIA combobox). */'],
    ['/** A link ("Look around first", D-APP-20). */', '/** A link ("Look around first"). */'],
    ['/** A day. @throws when it cannot be read @see D-TOK-08 */', '/** A day. @throws when it cannot be read */'],
    ['/**\n * Texts of a sign-in (BIO-003 to BIO-006,\n * D-BIO-05).\n */', '/**\n * Texts of a sign-in.\n */'],
    ['/**\n * A fee (SEPA-029,\n * SEPA-032, D-SEPA-05).\n */', '/**\n * A fee.\n */'],
    ['/**\n * A sum.\n * @see FX-003, RULE-017\n */', '/**\n * A sum.\n */'],
  ])('removes them from %s', (text, expected) => {
    expect(removeRowIds(text)).toBe(expected);
  });

  it('finds them within a sentence and ignores names of algorithms', () => {
    expect(findCitations('/** In the order of HOME-009, hashed by SHA-512. */')).toEqual(['HOME-009']);
  });

  it.each([
    ['/** Fades in (DESIGN section 5). */', ['DESIGN', 'section 5']],
    ['/** Costs are in view (principle 3), see sandbox.md and ADR 27. */', ['principle 3', 'sandbox.md', 'ADR 27']],
    ['/** A section of a page, with 3 rows. */', []],
  ])('finds documents of the repository in %s', (text, found) => {
    expect(findCitations(text)).toEqual(found);
  });
});
