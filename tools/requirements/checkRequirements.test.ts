import { describe, expect, it } from 'vitest';
import { checkRequirements } from './checkRequirements.ts';

const book = ['docs/requirements/SEPA.md', '| id | what holds |\n| --- | --- |\n| SEPA-012 | a hint |\n| SEPA-013 | more |\n'] as const;
const check = (...files: readonly (readonly [path: string, text: string])[]) => checkRequirements(new Map([book, ...files])).breaches;
// Built at run time, so that this file cites no missing row.
const buildId = (number: string): string => `SEPA-${number}`;

describe('the citations of the requirements', () => {
  it('pass if every cited id has a row', () => {
    const report = checkRequirements(new Map([book, ['app/src/hint.ts', `// ${buildId('012')}`]]));
    expect(report).toEqual({ breaches: [], rows: 2, cited: 1, onlyInFullRun: [] });
  });

  it('fail on an id without a row', () => {
    expect(check(['app/src/hint.ts', `// ${buildId('999')}`])).toEqual([
      `app/src/hint.ts: ${buildId('999')} has no row in docs/requirements`,
    ]);
  });

  it('fail on a duplicate row and on a row of another page', () => {
    expect(check(['docs/requirements/CARD.md', '| SEPA-012 | again |\n'])).toEqual([
      'docs/requirements/CARD.md: SEPA-012 is a row of docs/requirements/SEPA.md as well',
      'docs/requirements/CARD.md: SEPA-012 belongs to another page',
    ]);
  });

  it('accept a test name that is a sentence ending with its ids', () => {
    expect(
      check(['app/src/a.test.ts', `it('shows a hint (${buildId('012')})', () => {});\ntest('more (${buildId('013')}) @main', run);`]),
    ).toEqual([]);
  });

  it('refuse a name that begins with ids or has more than three', () => {
    const four = Array.from({ length: 4 }, () => buildId('012')).join(', ');
    expect(check(['app/src/a.test.ts', `it('${buildId('012')} shows a hint', run);`])).toHaveLength(1);
    expect(check(['stories/A.stories.tsx', `  name: 'shows a hint (${four})',`])).toHaveLength(1);
  });

  it('refuse a row that tests cite only in comments', () => {
    const cite = (number: string): string => `/** A hint (${buildId(number)}). */\n// More (${buildId(number)}).\nrun();`;
    expect(check(['stories/A.stories.tsx', cite('012')])).toEqual([
      `stories/A.stories.tsx: ${buildId('012')} is only in a comment, name it where it is proven`,
    ]);
    expect(check(['stories/A.stories.tsx', cite('012')], ['app/src/a.test.ts', `it('shows a hint (${buildId('012')})', run);`])).toEqual(
      [],
    );
    expect(check(['app/src/a.ts', cite('012')])).toEqual([]);
  });

  it('report the rows that no gate test proves', () => {
    const journeys = ['e2e/a.spec.ts', `test('pays (${buildId('012')})', run);\ntest('pays @gate (${buildId('013')})', run);`] as const;
    expect(checkRequirements(new Map([book, journeys])).onlyInFullRun).toEqual([buildId('012')]);
  });
});
