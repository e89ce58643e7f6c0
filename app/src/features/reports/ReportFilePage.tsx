import type { Failed } from '@wallet/ui/patterns/form';
import { ReportFileScreen } from '@wallet/ui/screens/reports';
import { isNotFound, type Refusal } from '../../api/errors.ts';
import { attempt, UNEXPECTED } from '../../api/outcome.ts';
import { useDownloadReport } from '../../data/reports.ts';
import { saveFile } from '../../operations/saveFile.ts';
import { paths } from '../../routing/paths.ts';

/** A refused download: what the provider does not know is gone (D-REP-16). */
export const downloadRules = {
  special: (refusal: Refusal): { readonly kind: 'gone' } | Failed => (isNotFound(refusal) ? { kind: 'gone' } : UNEXPECTED),
};

/** The link of the e-mail: the file for anyone who is signed in and asked for it (D-REP-16). */
export function ReportFilePage({ token }: { readonly token: string }) {
  const download = useDownloadReport();
  return (
    <ReportFileScreen
      onDownload={() => attempt(async () => saveFile(await download(token), 'report'), downloadRules)}
      reportsHref={paths.reports.to()}
    />
  );
}
