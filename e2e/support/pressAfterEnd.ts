import { expect, type Locator } from '@playwright/test';
import type { Control } from './control.ts';

/**
 * Presses a button of a customer whose session has just ended. Whatever the app requests next meets the end, a call of the page itself as well:
 * the press waits for nothing, and may come when "Session expired" is open already.
 */
export async function pressAfterEnd(button: Locator, control: Control, username: string): Promise<void> {
  await expect(button).toBeEnabled();
  await button.hover();
  await control.expire(username, { access: true, refresh: true });
  await button.page().mouse.down();
  await button.page().mouse.up();
}
