import { Hono } from 'hono';
import { reportError } from '../http/describeError.ts';
import { refuse, refuseField } from '../kernel/refusal.ts';
import { refusalResponse } from '../http/responses.ts';
import type { Services } from '../http/services.ts';
import { arrivalControl } from './arrivals.ts';
import { consoleControl } from './console.ts';
import { customerControl } from './customers.ts';
import { faultControl } from './faults.ts';
import { identityControl } from './identity.ts';
import { cardControl, messageControl, operatorControl, sessionControl } from './operations.ts';
import { orderControl } from './orders.ts';
import { UnusableValue } from './setBalances.ts';

type Control = (http: Hono, services: Services) => void;
const parts: readonly Control[] = [
  consoleControl,
  customerControl,
  orderControl,
  arrivalControl,
  messageControl,
  operatorControl,
  sessionControl,
  cardControl,
  identityControl,
  faultControl,
];

/** The control surface (sandbox.md): the only way a test changes the world. Absent from any build that talks to a real provider. */
export function controlRoutes(services: Services): Hono {
  const http = new Hono();
  http.use(async (context, next) => {
    await services.refresh();
    await services.jobs.run();
    await next();
    context.header('cache-control', 'no-store');
  });
  for (const mountControl of parts) mountControl(http, services);
  http.all('*', () => refusalResponse(refuse('notFound')));
  http.onError((error, context) => {
    if (error instanceof UnusableValue) return refusalResponse(refuseField(error.field, error.message));
    reportError(error, `${context.req.method} ${context.req.routePath}`);
    return refusalResponse(refuse('internal', { message: error.message }));
  });
  return http;
}
