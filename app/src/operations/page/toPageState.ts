import type { PageState } from '@wallet/ui/patterns/PageStates';
import { toLoadFailure } from '../../api/errors.ts';

export type PageQuery<Data> = {
  readonly data: Data | undefined;
  readonly error: unknown;
  /** Epoch milliseconds of the data, 0 without data. */
  readonly dataUpdatedAt: number;
  readonly refetch: () => unknown;
};

/** 'HH:mm', UTC (FMT-037). */
export const formatTime = (epochMs: number): string => new Date(epochMs).toISOString().slice(11, 16);

/** A first load shows loading or the failure. Later failures keep the data and show its age (D-ERR-07, D-HOME-16). */
export function toPageState<Data, Content>(
  { data, error, dataUpdatedAt, refetch }: PageQuery<Data>,
  toContent: (data: Data) => Content,
): PageState<Content> {
  if (data !== undefined)
    return { kind: 'ready', content: toContent(data), ...(error === null ? {} : { updatedAt: formatTime(dataUpdatedAt) }) };
  if (error === null) return { kind: 'loading' };
  return { kind: 'failed', failure: toLoadFailure(error), onRetry: () => void refetch() };
}
