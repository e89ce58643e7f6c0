import { afterAll, beforeAll, expect } from 'vitest';
import { openProvider, type TestProvider } from './openProvider.ts';

/**
 * Opens a provider before the tests of this file or `describe`, for its hooks and tests. After them its ledger must balance, and it is
 * closed.
 */
export function setUpProvider(): TestProvider {
  let opened: TestProvider | undefined;
  const getOpened = (): TestProvider => {
    if (opened === undefined) throw new Error('The provider is opened by a hook, before the first test');
    return opened;
  };
  beforeAll(async () => {
    opened = await openProvider();
  }, 60_000);
  afterAll(async () => {
    const { json } = await getOpened().control('GET', '/ledger/check');
    await getOpened().close();
    expect(json).toMatchObject({ balanced: true });
  });
  return {
    get http() {
      return getOpened().http;
    },
    get database() {
      return getOpened().database;
    },
    get services() {
      return getOpened().services;
    },
    request: (...call) => getOpened().request(...call),
    control: (...call) => getOpened().control(...call),
    advance: (seconds) => getOpened().advance(seconds),
    close: () => getOpened().close(),
  };
}
