import { expect, it, vi } from 'vitest';
import { reportUnknownStatus } from './reportUnknownStatus.ts';

it('D-TOK-07 an unknown status is told to monitoring, a known one is not', () => {
  const monitoring = { report: vi.fn(), measure: vi.fn() };
  reportUnknownStatus(monitoring, { symbol: 'RSN', status: 'sold_out' });
  expect(monitoring.report).not.toHaveBeenCalled();
  reportUnknownStatus(monitoring, { symbol: 'RSN', status: 'unknown' });
  expect(monitoring.report).toHaveBeenCalledExactlyOnceWith('warning', 'A token has an unknown status', { symbol: 'RSN' });
});
