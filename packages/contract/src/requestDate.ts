import { isDay } from '@wallet/core/calendar/days';
import * as z from 'zod/mini';
import { NOT_VALID } from './values.ts';

/** An existing calendar day in a request. 2025-02-30 is refused. */
export const requestDate = z.string('Required').check(z.refine(isDay, { error: NOT_VALID }));
