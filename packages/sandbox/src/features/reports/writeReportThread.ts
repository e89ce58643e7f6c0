import { parentPort, workerData } from 'node:worker_threads';
import { type ReportRow, writeCsv, writeXlsx } from './reportFile.ts';

// Receives the rows of a report in batches, and null after the last one, then posts the file. The worker data is the sheet's name, or null
// for a CSV.
const rows: ReportRow[] = [];

async function write(): Promise<void> {
  const file = typeof workerData === 'string' ? await writeXlsx(rows, workerData) : writeCsv(rows);
  // Threads have no origin. The rule is about windows.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(file);
}

parentPort?.on('message', (batch: readonly ReportRow[] | null) => {
  if (batch === null) void write();
  else rows.push(...batch);
});
