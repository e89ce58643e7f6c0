import type { Page } from '@playwright/test';
import type { Control } from './control.ts';
import { LoginPage } from './LoginPage.ts';
import { TravelRulePage } from './TravelRulePage.ts';

export const OUTSIDE = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB';

export const getHeading = (page: Page, name: string) => page.getByRole('heading', { name });
export const getSentForReview = (page: Page) => getHeading(page, 'Sent for review');
export const getFinished = (page: Page) => getHeading(page, 'Your transaction is being processed');

/** Signs in a customer under the travel rule and opens the send page of an account. */
export async function openTravelRuleSend(
  page: Page,
  control: Control,
  { currency = 'ETH', ...overrides }: Readonly<Record<string, unknown>> & { readonly currency?: string } = {},
) {
  const customer = await control.customer('empty', { travelRuleEnabled: true, balances: { ETH: '1.0' }, ...overrides });
  await new LoginPage(page).resume(customer);
  const flow = new TravelRulePage(page);
  await flow.openSend(currency === 'USDC' ? 'stablecoin' : 'crypto', await control.accountId(customer, currency));
  return { customer, flow };
}

export async function moveNewest(control: Control, username: string, status: string): Promise<string> {
  const id = (await control.travelRule(username))[0]?.id ?? '';
  await control.moveTravelRule(id, status);
  return id;
}

/** Opens the continuation page of an approved send of half an ETH. */
export async function openApproved(page: Page, control: Control, overrides: Readonly<Record<string, unknown>> = {}) {
  const { customer, flow } = await openTravelRuleSend(page, control, overrides);
  await flow.enterRecipient(OUTSIDE, '0.5', 'Invoice 17');
  await flow.enterBeneficiary();
  await flow.goOn();
  await flow.agree();
  await getSentForReview(page).waitFor();
  const id = await moveNewest(control, customer.username, 'approved');
  await flow.openContinuation('crypto', id);
  return { customer, flow, id };
}

export const readCalls = async (control: Control, username: string, path: string, end: string) =>
  (await control.requests(username, path)).filter(({ method, path: requestPath }) => method === 'POST' && requestPath.endsWith(end));
export const readCommits = (control: Control, username: string) => readCalls(control, username, '/api/v1/operations', '/commit');
