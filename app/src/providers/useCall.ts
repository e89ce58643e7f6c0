import { useServices } from './Services.ts';
import { type Call, createCall } from '../api/call.ts';

/** Returns the provider's client for signed-in routes. Importing this hook adds the client's code to the route's own chunks. */
export function useCall(): Call {
  return useServices().connect(createCall);
}
