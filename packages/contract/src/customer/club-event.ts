import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { date, emptyResponse, timestamp } from '../values.ts';

/** api.md 3.23. The event is over at the end of the day `ends_on` in `time_zone`. */
export const clubEvent = z.object({
  key: z.string(),
  city: z.string(),
  starts_on: date,
  ends_on: date,
  time_zone: z.string(),
  /** Time by the provider's clock. */
  now: timestamp,
  ended: z.boolean(),
  requested: z.boolean(),
});
export type ClubEvent = z.output<typeof clubEvent>;

export const readClubEvent = defineEndpoint({
  id: 'API-077',
  method: 'get',
  path: '/marketing/wealth_club_london',
  access: 'bearer',
  answers: { 200: clubEvent },
});

/** API-078: 201 the first time, 200 on repeats. */
export const requestClubPlace = defineEndpoint({
  id: 'API-078',
  method: 'post',
  path: '/marketing/wealth_club_london/request_place',
  access: 'bearer',
  answers: { 200: emptyResponse, 201: emptyResponse },
  refusals: ['stateChanged'],
});
