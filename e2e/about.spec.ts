import { expect } from '@playwright/test';
import { test } from './support/journey.ts';

test('the shipped packages have licences; /legal is replaced by the legal site, so that Back works (MENU-013, D-MENU-12)', async ({
  page,
}) => {
  await page.route('https://legal.halden.example/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Legal</title>' }));
  await page.goto('/about');
  await page.getByRole('button', { name: /^Open-source software/ }).click();
  await page.getByRole('button', { name: /^react \d/ }).click();
  await expect(page.getByText(/Permission is hereby granted/)).toBeVisible();
  await expect(page.getByText('Hanken Grotesk')).toBeVisible();
  await page.goto('/legal');
  await page.waitForURL('https://legal.halden.example/');
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});
