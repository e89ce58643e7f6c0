import { expect, it, vi } from 'vitest';
import { reportUnknownStatus } from './tokens.ts';

it('reports an unknown status to monitoring, but not a known one (D-TOK-07)', () => {
  const monitoring = { report: vi.fn(), measure: vi.fn() };
  reportUnknownStatus(monitoring, { symbol: 'RSN', status: 'sold_out' });
  expect(monitoring.report).not.toHaveBeenCalled();
  reportUnknownStatus(monitoring, { symbol: 'RSN', status: 'unknown' });
  expect(monitoring.report).toHaveBeenCalledExactlyOnceWith('warning', 'A token has an unknown status', { symbol: 'RSN' });
});
