import { Worker } from 'node:worker_threads';
import type { ReportBatches } from './reportFile.ts';

/**
 * Writes the file of a report in its own thread, because a spreadsheet of a long history takes seconds of CPU time.
 * @param sheet name of the only sheet of an XLSX; null for a CSV
 */
export async function writeReport(batches: ReportBatches, sheet: string | null): Promise<Uint8Array> {
  const thread = new Worker(new URL('writeReportThread.ts', import.meta.url), { workerData: sheet });
  const bytes = new Promise<Uint8Array>((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
  });
  const handOver = async (): Promise<void> => {
    // Threads have no origin. The rule is about windows.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    for await (const batch of batches) thread.postMessage(batch);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    thread.postMessage(null);
  };
  try {
    const [file] = await Promise.all([bytes, handOver()]);
    return file;
  } finally {
    await thread.terminate();
  }
}
