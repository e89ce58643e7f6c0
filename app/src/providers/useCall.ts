import { useServices } from './Services.ts';
import { type Call, createCall } from '../api/call.ts';

/** The client of the provider for signed-in routes: anyone who imports this has its code in the route's own chunks. */
export function useCall(): Call {
  return useServices().connect(createCall);
}
