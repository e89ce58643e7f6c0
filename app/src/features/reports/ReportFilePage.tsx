import type { Failed } from '@wallet/ui/patterns/form';
import { ReportFileScreen } from '@wallet/ui/screens/reports';
import { isNotFound, type Refusal } from '../../api/errors.ts';
import { attempt, UNEXPECTED } from '../../api/outcome.ts';
import { useDownloadReport } from '../../data/reports.ts';
import { saveFile } from '../../operations/saveFile.ts';
import { paths } from '../../routing/paths.ts';

/** Rules for a refused download. A file unknown to the provider is gone (D-REP-16). */
export const downloadRules = {
  special: (refusal: Refusal): { readonly kind: 'gone' } | Failed => (isNotFound(refusal) ? { kind: 'gone' } : UNEXPECTED),
};

/** Target of the e-mail's link: downloads the file for the signed-in customer who requested it (D-REP-16). */
export function ReportFilePage({ token }: { readonly token: string }) {
  const download = useDownloadReport();
  return (
    <ReportFileScreen
      onDownload={() => attempt(async () => saveFile(await download(token), 'report'), downloadRules)}
      reportsHref={paths.reports.to()}
    />
  );
}
