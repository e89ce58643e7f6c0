import { useServices } from './Services.ts';
import type { Call } from '../api/Call.ts';
import { createCall } from '../api/createCall.ts';

/** The client of the provider for signed-in routes: anyone who imports this has its code in the route's own chunks. */
export function useCall(): Call {
  return useServices().connect(createCall);
}
