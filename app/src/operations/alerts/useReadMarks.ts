import { useMemo } from 'react';
import { useServices, useSession } from '../../providers/Services.ts';
import {
  formatReadMarks,
  isRead,
  parseReadMarks,
  readMarksKey,
  withAllRead,
  withRead,
  type Readable,
  type ReadMarks,
} from './readMarks.ts';
import { useDeviceValue } from '../../providers/useDeviceValue.ts';

export type ReadState = {
  readonly isUnread: (thing: Readable) => boolean;
  readonly read: (thing: Readable) => void;
  readonly readAll: (things: readonly Readable[]) => void;
};

/** What the customer has read, on this device alone (WISH-016, D-WISH-01). @param beginning holds until something was read */
export function useReadMarks(beginning: ReadMarks): ReadState {
  const { clock } = useServices();
  const [kept, keep] = useDeviceValue(readMarksKey(useSession()?.uuid ?? ''));
  const known = useMemo(() => (kept === null ? null : parseReadMarks(kept)), [kept]);
  const marks = known ?? beginning;
  return {
    isUnread: (thing) => !isRead(marks, thing),
    read: (thing) => keep(formatReadMarks(withRead(marks, thing))),
    readAll: (things) => keep(formatReadMarks(withAllRead(things, new Date(clock.now()).toISOString()))),
  };
}
