import { parentPort, workerData } from 'node:worker_threads';
import { type ReportRow, writeCsv, writeXlsx } from './reportFile.ts';

// Told the rows of a report a batch at a time, and null after the last, it answers with the file. Its data is the sheet's name, null for a CSV.
const rows: ReportRow[] = [];

async function write(): Promise<void> {
  const file = typeof workerData === 'string' ? await writeXlsx(rows, workerData) : writeCsv(rows);
  // A thread has no origin; that rule is about windows.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(file);
}

parentPort?.on('message', (batch: readonly ReportRow[] | null) => {
  if (batch === null) void write();
  else rows.push(...batch);
});
