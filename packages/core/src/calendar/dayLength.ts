import { millisecondsInDay, secondsInDay } from 'date-fns/constants';

// Length of a UTC day, which has no clock changes. Separate from `days.ts`, because the first page needs these figures but not the calendar
// code.

export const daySeconds: number = secondsInDay;
export const dayMilliseconds: number = millisecondsInDay;
