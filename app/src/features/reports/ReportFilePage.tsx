import { ReportFileScreen } from '@wallet/ui/screens/reports';
import { attempt } from '../../api/outcome.ts';
import { useDownloadReport } from '../../data/reports.ts';
import { saveFile } from '../../operations/saveFile.ts';
import { paths } from '../../routing/paths.ts';
import { downloadRules } from './reportRules.ts';

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
