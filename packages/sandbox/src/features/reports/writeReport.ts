import { Worker } from 'node:worker_threads';
import type { ReportBatches } from './reportFile.ts';

/**
 * The file of a report, written in a thread of its own: a spreadsheet of a long history takes seconds of a processor.
 * @param sheet name of the one sheet of an XLSX; null for a CSV
 */
export async function writeReport(batches: ReportBatches, sheet: string | null): Promise<Uint8Array> {
  const thread = new Worker(new URL('writeReportThread.ts', import.meta.url), { workerData: sheet });
  const bytes = new Promise<Uint8Array>((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
  });
  const handOver = async (): Promise<void> => {
    // A thread has no origin; that rule is about windows.
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
