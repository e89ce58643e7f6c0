import { Hono, type Context } from 'hono';
import { newUuid } from '../ports/ids.ts';
import { addressOf } from '../http/clientAddress.ts';
import { whileAnswering, writeAudit } from '../kernel/audit.ts';
import { reportError } from '../http/describeError.ts';
import { refuse, refuseInWords, refuseOperator } from '../kernel/refusal.ts';
import { refusalResponse } from '../http/responses.ts';
import type { Services } from '../http/services.ts';
import { guardControl, type ControlAccess } from './controlAccess.ts';
import { arrivalControl } from './arrivals.ts';
import { consoleControl } from './console.ts';
import { customerListControl } from './console/customerList.ts';
import { dueControl } from './console/due.ts';
import { orderListControl } from './console/orderList.ts';
import { customerControl } from './customers.ts';
import { deliveryControl } from './events/deliveries.ts';
import { faultControl } from './faults.ts';
import { identityControl } from './identity.ts';
import { marketControl } from './market/marketControl.ts';
import { cardControl, messageControl, operatorControl, sessionControl } from './operations.ts';
import { payeeControl } from './payees.ts';
import { passkeyControl } from './passkeys.ts';
import { orderControl } from './orders.ts';
import { UnusableValue } from './setBalances.ts';
import { signInLinkControl } from './signIn/signInLink.ts';
import { webhookControl } from './events/webhooks.ts';

/** A path segment with a digit: a phone, an id or a uuid. */
const VALUE = /\/(?:[^/]*\d[^/]*)(?=\/|$)/g;

/** Logs each change that the operator makes to customers' data, without the customer's phone (RULE-054). */
async function auditOperator({ database, clock }: Services, { req, res }: Context): Promise<void> {
  if (req.method === 'GET' || req.method === 'HEAD' || res.status >= 400) return;
  const path = decodeURIComponent(req.path).replaceAll(VALUE, '/{…}');
  await writeAudit(database, { customerId: null, event: 'operator', outcome: `${req.method} ${path}`, at: clock.now() });
}

type Control = (http: Hono, services: Services) => void;
const parts: readonly Control[] = [
  consoleControl,
  customerControl,
  customerListControl,
  signInLinkControl,
  orderListControl,
  orderControl,
  dueControl,
  payeeControl,
  arrivalControl,
  messageControl,
  operatorControl,
  marketControl,
  sessionControl,
  cardControl,
  passkeyControl,
  identityControl,
  faultControl,
  webhookControl,
  deliveryControl,
];

/**
 * The control surface (sandbox.md): the only way a test changes the provider's state. Absent from any build that talks to a real provider.
 */
export function controlRoutes(services: Services, access: ControlAccess): Hono {
  const http = new Hono();
  http.use(guardControl(access, services.origin));
  http.use(async (context, next) => {
    await services.refresh();
    await services.jobs.run();
    const asking = { requestId: newUuid(), address: addressOf(context, services.clientAddress), sessionId: null };
    await whileAnswering(asking, async () => {
      await next();
      context.header('cache-control', 'no-store');
      await auditOperator(services, context);
    });
  });
  for (const mountControl of parts) mountControl(http, services);
  http.all('*', () => refusalResponse(refuse('notFound')));
  http.onError((error, context) => {
    if (error instanceof UnusableValue) return refusalResponse(refuseOperator(error.field, error.message));
    reportError(error, `${context.req.method} ${context.req.routePath}`);
    return refusalResponse(refuseInWords('internal', { message: error.message }));
  });
  return http;
}
