import type { ReportThird } from '../adapters/thirdParties.ts';

const getHost = (address: string): string => (URL.canParse(address) ? new URL(address).host : '');

/**
 * Reports pictures that could not be shown, once per host and document: blocked by the page's policy, failed at their host, or late, in
 * which case the page itself dispatches the `error` (THIRD-062).
 * @returns stops watching
 */
export function watchPictures(report: ReportThird, page: Document = document): () => void {
  const reportedHosts = new Set<string>();
  const tell = (host: string, reason: 'blocked' | 'failed' | 'slow'): void => {
    if (host === '' || reportedHosts.has(host)) return;
    reportedHosts.add(host);
    report('pictures', reason, host);
  };
  const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void => {
    if (effectiveDirective === 'img-src') tell(getHost(blockedURI), 'blocked');
  };
  const onError = ({ target, isTrusted }: Event): void => {
    if (!(target instanceof HTMLImageElement)) return;
    const host = getHost(target.src);
    // A picture blocked by the policy also fires an error. Wait, so that it is reported as blocked first.
    setTimeout(() => tell(host, isTrusted ? 'failed' : 'slow'));
  };
  page.addEventListener('securitypolicyviolation', onViolation);
  page.addEventListener('error', onError, { capture: true });
  return () => {
    page.removeEventListener('securitypolicyviolation', onViolation);
    page.removeEventListener('error', onError, { capture: true });
  };
}
