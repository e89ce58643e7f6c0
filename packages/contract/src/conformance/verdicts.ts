export type Verdict = {
  /** The row of api.md, the section of a convention, or the money rule that was checked. */
  readonly row: string;
  /** The checked call or figure: `GET /info/full`, or for a writing check `API-036 fee of 10.01 is 1.00`. */
  readonly asked: string;
  readonly outcome: 'held' | 'broken' | 'skipped';
  /** The problem, or the reason why the check was skipped. For a read that passed, its status. */
  readonly word: string;
};

export type Report = {
  /** @param problem what is wrong, undefined when the check passes */
  readonly judge: (row: string, asked: string, problem: string | undefined) => void;
  readonly skip: (row: string, asked: string, why: string) => void;
};

/** @param tell receives each verdict */
export function openReport(tell: (verdict: Verdict) => void): Report {
  return {
    judge: (row, asked, problem) => tell({ row, asked, outcome: problem === undefined ? 'held' : 'broken', word: problem ?? '' }),
    skip: (row, asked, why) => tell({ row, asked, outcome: 'skipped', word: why }),
  };
}
