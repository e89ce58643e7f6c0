/** The path that this document was loaded with: its policy is that of this path, wherever the router goes. */
export const loadedPath = typeof location === 'undefined' ? '/' : location.pathname;

/** A service of somebody else's that the app asks. */
export type ThirdParty = 'botCheck' | 'cardPayment' | 'identity' | 'chat' | 'pictures' | 'trustedTypes';

/** `blocked`: at once, by the browser or something in it; `slow`: not there in time; `failed`: there and of no use; `refused`: it said no. */
export type ThirdReason = 'blocked' | 'slow' | 'failed' | 'refused';

/** Tells monitoring that a service failed, whatever was drawn for the session: once a service, reason and document (THIRD-009). */
export type ReportThird = (third: ThirdParty, reason: ThirdReason, of?: string) => void;

/** @param report takes the one report of each */
export function createReportThird(report: (message: string, tags: Readonly<Record<string, string>>) => void): ReportThird {
  const reportedMarks = new Set<string>();
  return (third, reason, of = '') => {
    const mark = [third, reason, of].join(' ');
    if (reportedMarks.has(mark)) return;
    reportedMarks.add(mark);
    report('A service of a third party failed', { third, reason, ...(of === '' ? {} : { of }) });
  };
}
