import { ReportFileScreen } from '@wallet/ui/screens/reports/ReportFileScreen';
import { useDownloadReport } from '../../data/reports/useDownloadReport.ts';
import { saveFile } from '../../operations/saveFile.ts';
import { paths } from '../../routing/paths.ts';
import { toDownloadOutcome } from './toReportOutcome.ts';

/** The link of the e-mail: the file for whoever is signed in and asked for it (D-REP-16). */
export function ReportFilePage({ token }: { readonly token: string }) {
  const download = useDownloadReport();
  return (
    <ReportFileScreen
      onDownload={() => toDownloadOutcome(async () => saveFile(await download(token), 'report'))}
      reportsHref={paths.reports.to()}
    />
  );
}
