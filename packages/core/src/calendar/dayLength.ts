import { millisecondsInDay, secondsInDay } from 'date-fns/constants';

// The length of a day of UTC, which never changes its clock. Apart from `days.ts`, because a first page needs the figure and no calendar.

/** Seconds of a day. */
export const daySeconds: number = secondsInDay;
/** Milliseconds of a day. */
export const dayMilliseconds: number = millisecondsInDay;
