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
  readonly verdicts: readonly Verdict[];
  /** @param problem what is wrong, undefined when the check passes */
  readonly check: (row: string, asked: string, problem: string | undefined) => void;
  readonly skip: (row: string, asked: string, why: string) => void;
};

/** @param onVerdict receives each verdict as it is reached */
export function openReport(onVerdict: (verdict: Verdict) => void = () => undefined): Report {
  const verdicts: Verdict[] = [];
  const add = (verdict: Verdict): void => {
    verdicts.push(verdict);
    onVerdict(verdict);
  };
  return {
    verdicts,
    check: (row, asked, problem) => add({ row, asked, outcome: problem === undefined ? 'held' : 'broken', word: problem ?? '' }),
    skip: (row, asked, why) => add({ row, asked, outcome: 'skipped', word: why }),
  };
}
