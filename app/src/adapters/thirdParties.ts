/** Path that this document was loaded with. It determines the document's policy, wherever the router navigates. */
export const loadedPath = typeof location === 'undefined' ? '/' : location.pathname;

export type ThirdParty = 'botCheck' | 'cardPayment' | 'identity' | 'chat' | 'pictures' | 'trustedTypes';

/**
 * `blocked`: failed immediately, in or by the browser. `slow`: not loaded in time. `failed`: loaded but unusable. `refused`: it declined
 * the request.
 */
export type ThirdReason = 'blocked' | 'slow' | 'failed' | 'refused';

/** Reports a failed service to monitoring, in sampled and unsampled sessions alike. Once per service, reason and document (THIRD-009). */
export type ReportThird = (third: ThirdParty, reason: ThirdReason, of?: string) => void;

/** @param report receives each report once */
export function createReportThird(report: (message: string, tags: Readonly<Record<string, string>>) => void): ReportThird {
  const reportedMarks = new Set<string>();
  return (third, reason, of = '') => {
    const mark = [third, reason, of].join(' ');
    if (reportedMarks.has(mark)) return;
    reportedMarks.add(mark);
    report('A service of a third party failed', { third, reason, ...(of === '' ? {} : { of }) });
  };
}
