import { isDay } from '@wallet/core/calendar/days';
import * as z from 'zod/mini';
import { NOT_VALID } from './values.ts';

/** A day of the calendar in a request: 2025-02-30 is none. */
export const requestDate = z.string('Required').check(z.refine(isDay, { error: NOT_VALID }));
