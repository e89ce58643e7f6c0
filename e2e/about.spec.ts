import { expect } from '@playwright/test';
import { accessibilityIssues, test } from './support/journey.ts';

test('a visitor reads version, links, licence text and the packages’ licences (MENU-012, MENU-026, APP-004)', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByText('Version v22.3.1')).toBeVisible();
  for (const [name, href] of [
    ['Legal', 'https://legal.halden.example'],
    ['Facebook', 'https://www.facebook.com/halden'],
    ['Telegram', 'https://t.me/halden'],
    ['LinkedIn', 'https://www.linkedin.com/company/halden'],
    ['Nordmark Central Bank', 'https://www.centralbank.example'],
  ] as const) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await expect(page.getByText(/licence number 90412/)).toBeVisible();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByRole('button', { name: /^Open-source software/ }).click();
  const react = page.getByRole('button', { name: /^react \d/ });
  await react.click();
  await expect(page.getByText(/Permission is hereby granted/)).toBeVisible();
  await expect(page.getByText('Hanken Grotesk')).toBeVisible();
  expect(await accessibilityIssues(page)).toEqual([]);
});

test('/legal is replaced by the legal site, so that back does not bounce (MENU-013, MENU-026, D-MENU-12)', async ({ page }) => {
  await page.route('https://legal.halden.example/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Legal</title>' }));
  await page.goto('/about');
  await page.goto('/legal');
  await page.waitForURL('https://legal.halden.example/');
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});
