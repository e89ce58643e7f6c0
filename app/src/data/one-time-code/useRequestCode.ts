import { loadLater } from '../../api/loadLater.ts';
import { useServices } from '../../providers/Services.ts';
import type { CodeAnswer, CodeRequest } from './CodeAnswer.ts';

/** Asks for a one-time code; the request's code is loaded when it is first made (D2). */
export function useRequestCode(): (request: CodeRequest) => Promise<CodeAnswer> {
  const services = useServices();
  return async (request) => (await loadLater(() => import('./requestCode.ts'))).requestCode(services, request);
}
