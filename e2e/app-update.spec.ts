import { expect } from '@playwright/test';
import { test } from './support/journey.ts';

test('announces a new version and reloads the page when the message is closed @gate (APP-021, APP-022, APP-023)', async ({ page }) => {
  await page.clock.install();
  let served = 'v22.4.0';
  await page.route('/version.txt', (route) => route.fulfill({ body: served, contentType: 'text/plain' }));
  await page.goto('/login');
  await expect(page).toHaveTitle('Log in · Halden');
  await page.clock.fastForward(70_000);
  const dialog = page.getByRole('dialog', { name: 'Application updated' });
  await expect(dialog).toContainText('The application has been updated. It will restart once you close this message.');
  served = 'v22.3.1';
  const reloaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'I got it' }).click();
  await reloaded;
  await expect(page.getByLabel('Phone number')).toBeVisible();
  await expect(dialog).toBeHidden();
});
