export type Verdict = {
  /** The row of api.md, the section of a convention, or the rule of money that was tried. */
  readonly row: string;
  /** What was asked: `GET /info/full`, or of a writing check `API-036 fee of 10.01 is 1.00`. */
  readonly asked: string;
  readonly outcome: 'held' | 'broken' | 'skipped';
  /** What is wrong, or why nothing was asked; of a read that held its status. */
  readonly word: string;
};

/** What a run says of each check. */
export type Report = {
  /** @param problem what is wrong; undefined where it holds */
  readonly judge: (row: string, asked: string, problem: string | undefined) => void;
  readonly skip: (row: string, asked: string, why: string) => void;
};

/** @param tell is told each verdict */
export function openReport(tell: (verdict: Verdict) => void): Report {
  return {
    judge: (row, asked, problem) => tell({ row, asked, outcome: problem === undefined ? 'held' : 'broken', word: problem ?? '' }),
    skip: (row, asked, why) => tell({ row, asked, outcome: 'skipped', word: why }),
  };
}
