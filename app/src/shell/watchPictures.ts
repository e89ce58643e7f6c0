import type { ReportThird } from '../adapters/thirdParties.ts';

const getHost = (address: string): string => (URL.canParse(address) ? new URL(address).host : '');

/**
 * Reports pictures that could not be shown, once per host and document: blocked by the page's policy, failed at their host, or late, in
 * which case the page itself dispatches the `error` (THIRD-062).
 * @returns stops watching
 */
export function watchPictures(report: ReportThird): () => void {
  const reportedHosts = new Set<string>();
  const reportOnce = (host: string, reason: 'blocked' | 'failed' | 'slow'): void => {
    if (host === '' || reportedHosts.has(host)) return;
    reportedHosts.add(host);
    report('pictures', reason, host);
  };
  const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void => {
    if (effectiveDirective === 'img-src') reportOnce(getHost(blockedURI), 'blocked');
  };
  const onError = ({ target, isTrusted }: Event): void => {
    if (!(target instanceof HTMLImageElement)) return;
    const host = getHost(target.src);
    // A picture blocked by the policy also fires an error. Wait, so that it is reported as blocked first.
    setTimeout(() => reportOnce(host, isTrusted ? 'failed' : 'slow'));
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  document.addEventListener('error', onError, { capture: true });
  return () => {
    document.removeEventListener('securitypolicyviolation', onViolation);
    document.removeEventListener('error', onError, { capture: true });
  };
}
