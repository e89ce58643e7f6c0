import { expect, type Page } from '@playwright/test';
import type { Control, Customer } from './support/control.ts';
import { declineOffers } from './support/declineOffers.ts';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { loseResponse, interceptNext } from './support/loseResponse.ts';
import { coinForms } from './support/onePress/coinForms.ts';
import { waitForNextPage, startPressing, waitForPresses } from './support/onePress/impatience.ts';
import type { CreatingForm } from './support/onePress/CreatingForm.ts';
import { moneyForms } from './support/onePress/moneyForms.ts';
import { otherForms } from './support/onePress/otherForms.ts';

const makingForms = { ...moneyForms, ...coinForms, ...otherForms };

const answers = ['early', 'late', 'lost', 'refused'] as const;
type Answer = (typeof answers)[number];

/** Sets the fate of the first response. Later ones are not modified. */
async function arrangeResponse(
  page: Page,
  control: Control,
  { call, refusing = call.path }: CreatingForm,
  { username }: Customer,
  answer: Answer,
) {
  const path = `**${call.path}`;
  if (answer === 'lost') await loseResponse(page, path, call.method);
  if (answer === 'refused')
    await control.fault({ match: { path: refusing, username }, status: 400, body: { code: 400, message: 'Not now' } });
  if (answer === 'late')
    await interceptNext(page, { ...call, path }, async (route) => {
      const response = await route.fetch();
      await waitForPresses(page, 100);
      await route.fulfill({ response });
    });
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate });
}

/**
 * At slow speed a press hits every gap between two tasks. At full speed only the early response covers them all. `npm run soak -- presses`
 * runs both.
 */
const IS_FULL_RUN = process.env['PRESSES'] === 'whole';
const ratesForOneTab = (answer: Answer): readonly number[] => (IS_FULL_RUN || answer === 'early' ? [1, 6] : [6]);
/** Two tabs share the processor. Throttling them too would only test the machine. */
const RATES_FOR_TWO_TABS: readonly number[] = IS_FULL_RUN ? [1, 6] : [1];

/** The forms where money could move twice. `npm run test:full` runs the others. */
const gated = new Set(['a withdrawal early 6', 'a purchase late 6', 'the code of a send early 6', 'a top-up by card early 6']);

for (const [name, form] of Object.entries(makingForms))
  for (const answer of answers)
    for (const rate of ratesForOneTab(answer)) {
      const gate = gated.has(`${name} ${answer} ${rate}`) ? ' @gate' : '';
      test(`${name} is created once when pressed at every task, response ${answer}, throttled ${rate}x${gate} (D-APP-12, D-APP-30)`, async ({
        page,
        control,
        expectedComplaints,
      }) => {
        expectedComplaints.push(/status of [45]\d\d/, /Failed to load|ERR_/);
        const customer = await form.customer(control);
        await new LoginPage(page).resume(customer);
        await form.open(page, control, customer);
        const before = await form.made(control, customer);
        await arrangeResponse(page, control, form, customer, answer);
        if (rate > 1) await slowDown(page, rate);
        await startPressing(page, form);
        await waitForNextPage(page, { ...form, until: (answer === 'lost' ? form.lostUntil : undefined) ?? form.until });
        const isAskedAgain = answer === 'lost' && form.isRepeatable === true;
        const expected = before + (isAskedAgain ? 2 : 1);
        await expect.poll(() => form.made(control, customer)).toBe(expected);
        if (form.until !== undefined) return;
        await waitForPresses(page, 300);
        expect(await form.made(control, customer)).toBe(expected);
      });
    }

for (const [name, form] of Object.entries(makingForms).filter(([, { inTwoTabs }]) => inTwoTabs !== undefined))
  for (const answer of answers)
    for (const rate of RATES_FOR_TWO_TABS)
      test(`${name} in two tabs is created at most once per form, response ${answer}, throttled ${rate}x (D-APP-12, D-APP-30)`, async ({
        page,
        control,
        context,
        expectedComplaints,
      }) => {
        expectedComplaints.push(/status of [45]\d\d/, /Failed to load|ERR_/);
        const customer = await form.customer(control);
        await new LoginPage(page).resume(customer);
        const second = await context.newPage();
        await declineOffers(second);
        for (const tab of [page, second]) await form.open(tab, control, customer);
        const before = await form.made(control, customer);
        for (const tab of [page, second]) {
          await arrangeResponse(tab, control, form, customer, answer);
          if (rate > 1) await slowDown(tab, rate);
        }
        await Promise.all([page, second].map((tab) => startPressing(tab, form)));
        await Promise.all([page, second].map((tab) => waitForNextPage(tab, form)));
        await expect.poll(() => form.made(control, customer)).toBe(before + (form.inTwoTabs ?? 1));
      });
