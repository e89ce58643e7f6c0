import { Hono, type Context } from 'hono';
import { generateUuid } from '../ports/ids.ts';
import { getClientAddress } from '../http/clientAddress.ts';
import { withAuditedRequest, writeAudit } from '../kernel/audit.ts';
import { reportError } from '../http/describeError.ts';
import { refuse, refuseInWords } from '../kernel/refusal.ts';
import { createRefusalResponse } from '../http/responses.ts';
import type { Services } from '../http/services.ts';
import { guardControl, type ControlAccess } from './controlAccess.ts';
import { mountArrivalControl } from './arrivals.ts';
import { mountConsoleControl } from './console.ts';
import { mountCustomerListControl } from './console/customerList.ts';
import { mountDueControl } from './console/due.ts';
import { mountOrderListControl } from './console/orderList.ts';
import { mountCustomerControl } from './customers.ts';
import { mountDeliveryControl } from './events/deliveries.ts';
import { mountFaultControl } from './faults.ts';
import { mountIdentityControl } from './identity.ts';
import { mountMarketControl } from './market/mountMarketControl.ts';
import { mountCardControl, mountMessageControl, mountOperatorControl, mountSessionControl } from './operations.ts';
import { mountPayeeControl } from './payees.ts';
import { mountPasskeyControl } from './passkeys.ts';
import { mountOrderControl } from './orders.ts';
import { ControlRefusal } from './readControl.ts';
import { mountSignInLinkControl } from './signIn/signInLink.ts';
import { mountWebhookControl } from './events/webhooks.ts';

/** A path segment with a digit: a phone, an id or a uuid. */
const PATH_VALUE = /\/(?:[^/]*\d[^/]*)(?=\/|$)/g;

/** Logs each change that the operator makes to customers' data, without the customer's phone (RULE-054). */
async function auditOperator({ database, clock }: Services, { req, res }: Context): Promise<void> {
  if (req.method === 'GET' || req.method === 'HEAD' || res.status >= 400) return;
  const path = decodeURIComponent(req.path).replaceAll(PATH_VALUE, '/{…}');
  await writeAudit(database, { customerId: null, event: 'operator', outcome: `${req.method} ${path}`, at: clock.now() });
}

type Control = (http: Hono, services: Services) => void;
const controls: readonly Control[] = [
  mountConsoleControl,
  mountCustomerControl,
  mountCustomerListControl,
  mountSignInLinkControl,
  mountOrderListControl,
  mountOrderControl,
  mountDueControl,
  mountPayeeControl,
  mountArrivalControl,
  mountMessageControl,
  mountOperatorControl,
  mountMarketControl,
  mountSessionControl,
  mountCardControl,
  mountPasskeyControl,
  mountIdentityControl,
  mountFaultControl,
  mountWebhookControl,
  mountDeliveryControl,
];

/**
 * The control surface (sandbox.md): the only way a test changes the provider's state. Absent from any build that talks to a real provider.
 */
export function createControlRoutes(services: Services, access: ControlAccess): Hono {
  const http = new Hono();
  http.use(guardControl(access, services.origin));
  http.use(async (context, next) => {
    await services.refresh();
    await services.jobs.run();
    const asking = { requestId: generateUuid(), address: getClientAddress(context, services.clientAddress), sessionId: null };
    await withAuditedRequest(asking, async () => {
      await next();
      context.header('cache-control', 'no-store');
      await auditOperator(services, context);
    });
  });
  for (const mountControl of controls) mountControl(http, services);
  http.all('*', () => createRefusalResponse(refuse('notFound')));
  http.onError((error, context) => {
    if (error instanceof ControlRefusal) return createRefusalResponse(error.refusal);
    reportError(error, `${context.req.method} ${context.req.routePath}`);
    return createRefusalResponse(refuseInWords('internal', { message: error.message }));
  });
  return http;
}
