import { expect, it } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { toPageState } from './toPageState.ts';

const query = { data: undefined, error: null, dataUpdatedAt: 0, refetch: () => undefined };
const toContent = (data: number) => ({ figure: data });

it('shows a first load as loading, then its failure (D-HOME-16)', () => {
  expect(toPageState(query, toContent)).toEqual({ kind: 'loading' });
  expect(toPageState({ ...query, error: new ApiError('offline') }, toContent)).toMatchObject({ kind: 'failed', failure: 'offline' });
});

it('keeps the data when a refresh fails and shows its age in UTC (D-ERR-07)', () => {
  expect(toPageState({ ...query, data: 7, dataUpdatedAt: Date.UTC(2026, 2, 14, 9, 26) }, toContent)).toEqual({
    kind: 'ready',
    content: { figure: 7 },
  });
  const failed = { ...query, data: 7, error: new ApiError('unavailable'), dataUpdatedAt: Date.UTC(2026, 2, 14, 9, 26) };
  expect(toPageState(failed, toContent)).toMatchObject({ kind: 'ready', updatedAt: '09:26' });
});
