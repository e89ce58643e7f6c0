import { signIn } from '@wallet/contract/access/session';
import { createCustomer } from '@wallet/sandbox/testing/customers';
import type { ProviderClient } from '@wallet/sandbox/testing/openProvider';
import { toSession } from '../session/toSession.ts';
import { openTestTab } from './openTestApp.ts';

type HandleRequest = (request: Request) => Response | Promise<Response>;

/** Opens the tab of a new customer, signed in at an in-process provider. @param ask carries the tab's requests @default to the provider */
export async function openSignedIn(provider: ProviderClient, ask: HandleRequest = (request) => provider.http.fetch(request)) {
  const { username, password } = await createCustomer(provider, 'verified');
  const tab = openTestTab(async (input, init) => ask(new Request(input, init)));
  tab.session.dispatch({ name: 'signedIn', session: toSession(await tab.call(signIn, { body: { username, password } })) });
  return { ...tab, username };
}
