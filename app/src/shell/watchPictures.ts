import type { ReportThird } from '../adapters/thirdParties.ts';

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '');

/**
 * Reports pictures that could not be shown, once a host and document: by the policy of the page, by their host, or because they were late,
 * which is an `error` that the page has sent itself (THIRD-062). The answer stops.
 */
export function watchPictures(report: ReportThird, page: Document = document): () => void {
  const reportedHosts = new Set<string>();
  const tell = (host: string, reason: 'blocked' | 'failed' | 'slow'): void => {
    if (host === '' || reportedHosts.has(host)) return;
    reportedHosts.add(host);
    report('pictures', reason, host);
  };
  const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void => {
    if (effectiveDirective === 'img-src') tell(hostOf(blockedURI), 'blocked');
  };
  const onError = ({ target, isTrusted }: Event): void => {
    if (!(target instanceof HTMLImageElement)) return;
    const host = hostOf(target.src);
    // What the policy has blocked is an error too, and is told as what it is.
    setTimeout(() => tell(host, isTrusted ? 'failed' : 'slow'));
  };
  page.addEventListener('securitypolicyviolation', onViolation);
  page.addEventListener('error', onError, { capture: true });
  return () => {
    page.removeEventListener('securitypolicyviolation', onViolation);
    page.removeEventListener('error', onError, { capture: true });
  };
}
