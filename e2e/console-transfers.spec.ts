import { expect } from '@playwright/test';
import { test } from './support/journey.ts';

// A desk tool, as in console.spec.ts.
test.use({ viewport: { width: 1280, height: 800 } });

test('every state of a name check is one press, by keyboard too, and so are those of brake and prices (RULE-039, RULE-043)', async ({
  page,
  request,
  control,
}) => {
  const { username } = await control.customer('verified');
  await page.goto(`/sandbox#customers/${username}`);
  const states = page.getByRole('group', { name: 'States of a transfer' });
  const press = (name: string) => states.getByRole('button', { name, exact: true });
  const directory = page.getByRole('table', { name: 'Directory of account holders' });
  const row = directory.getByRole('row').filter({ hasText: 'DE89370400440532013000' });
  const told = [
    ['Close match', /^Close match/],
    ['No match', /^No match/],
    ['Not possible', /^Not possible · unreachable/],
    ['No answer', /^Not possible · timeout · after 5 s/],
    ['Slow', /^Match · after 4 s/],
    ['Match', /^Match/],
  ] as const;
  for (const [label, says] of told) {
    await press(`Name check: ${label}`).press('Enter');
    await expect(row.getByRole('cell').nth(1)).toHaveText(says);
  }
  await press('Name check: As from the start').click();
  await expect(row).toHaveCount(0);
  await press('Brake: Ask and hold').click();
  const own = async () => (await request.patch(`/sandbox/customers/${encodeURIComponent(username)}`, { data: {} })).json();
  await expect.poll(own).toMatchObject({ brake: true });
});
