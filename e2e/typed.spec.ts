import { expect, type CDPSession, type Locator, type Page } from '@playwright/test';
import type { Control } from './support/control.ts';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { SendPage } from './support/SendPage.ts';
import { SepaWithdrawalPage } from './support/SepaWithdrawalPage.ts';
import { waitUntilSettled } from './support/waitUntilSettled.ts';

type Field = {
  /** Opens the page of the field, which is empty. */
  readonly open: (page: Page, control: Control) => Promise<Locator>;
  readonly text: string;
  readonly shown: string;
  /** Typed first, and restored when the paste is undone. */
  readonly before: string;
  readonly beforeShown: string;
};

async function openWithdrawal(page: Page, control: Control): Promise<SepaWithdrawalPage> {
  const customer = await control.customer('empty', { balances: { EUR: '9000.00' } });
  await new LoginPage(page).resume(customer);
  const withdrawal = new SepaWithdrawalPage(page);
  await withdrawal.openFromAssets(/EUR/);
  return withdrawal;
}

async function openNewCard(page: Page, control: Control, label: string): Promise<Locator> {
  await new LoginPage(page).resume(await control.customer('empty', { cards: [] }), '/cards/new');
  return page.getByLabel(label);
}

const IBAN = 'DE89370400440532013000';
const ETHER = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB';

/** All fields that reformat their text. Date fields are the browser's own, and searches and names stay as typed. */
const fields: Readonly<Record<string, Field>> = {
  amount: {
    open: async (page, control) => (await openWithdrawal(page, control)).page.getByLabel('Amount', { exact: true }),
    text: '1234',
    shown: '1,234',
    before: '5',
    beforeShown: '5',
  },
  IBAN: {
    open: async (page, control) => {
      const withdrawal = await openWithdrawal(page, control);
      await withdrawal.enterAmount('25');
      await withdrawal.goOn();
      return page.getByLabel('IBAN');
    },
    text: 'DE89 3704 0044 0532 0130 00',
    shown: IBAN,
    before: 'lt12',
    beforeShown: 'LT12',
  },
  phone: {
    open: async (page) => {
      await new LoginPage(page).open();
      return page.getByLabel('Phone number');
    },
    text: '+370 600 00001',
    shown: '+37060000001',
    before: '44',
    beforeShown: '+44',
  },
  code: {
    open: async (page, control) => {
      const login = new LoginPage(page);
      await login.open();
      await login.askForCode((await control.customer('verified')).username);
      return page.getByLabel('Code');
    },
    text: '123-456',
    shown: '123456',
    before: '98',
    beforeShown: '98',
  },
  'card number': {
    open: (page, control) => openNewCard(page, control, 'Card number'),
    text: '4242424242424242',
    shown: '4242 4242 4242 4242',
    before: '5',
    beforeShown: '5',
  },
  'expiry date': {
    open: (page, control) => openNewCard(page, control, 'Expiry date'),
    text: '02/2031',
    shown: '02/31',
    before: '112',
    beforeShown: '11/2',
  },
  address: {
    open: async (page, control) => {
      await new LoginPage(page).resume(await control.customer('empty', { balances: { ETH: '1.0' } }));
      await new SendPage(page).openFromAssets(/^Ethereum|^ETH/);
      return page.getByLabel('Address', { exact: true });
    },
    text: ETHER,
    shown: ETHER,
    before: '0X',
    beforeShown: '0X',
  },
};

/** Simulates an input method, whose text grows at the caret before it is committed. */
async function composeText(client: CDPSession, text: string): Promise<void> {
  for (let end = 1; end <= text.length; end++)
    await client.send('Input.imeSetComposition', { text: text.slice(0, end), selectionStart: end, selectionEnd: end });
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+V');
}

for (const [name, { open, text, shown, before, beforeShown }] of Object.entries(fields))
  test(`the ${name} is right after composing, committing or leaving, pasting, filling and undoing @gate (FMT-021, FMT-007, D-FMT-07)`, async ({
    page,
    control,
  }) => {
    const field = await open(page, control);
    await waitUntilSettled(page);
    const client = await page.context().newCDPSession(page);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await field.click();

    await composeText(client, text);
    await client.send('Input.insertText', { text });
    await expect(field).toHaveValue(shown);
    await field.clear();

    await composeText(client, text);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(field).toHaveValue(shown);

    await field.click();
    await field.clear();
    await field.pressSequentially(before);
    await expect(field).toHaveValue(beforeShown);
    await page.keyboard.press('ControlOrMeta+A');
    await paste(page, `\u200B${text}\u202C\uFEFF`);
    await expect(field).toHaveValue(shown);
    await page.keyboard.press('ControlOrMeta+Z');
    await expect(field).toHaveValue(beforeShown);
    await page.keyboard.press('ControlOrMeta+Shift+Z');
    await expect(field).toHaveValue(shown);

    await field.fill(`${text}\u200B`);
    await expect(field).toHaveValue(shown);
  });
