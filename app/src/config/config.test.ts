import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { visitKeys } from '../storage/keys.ts';
import { openTestStorage } from '../testing/openTestStorage.ts';
import { toConfigMark, loadConfig, parseConfig } from './config.ts';

const readShippedConfig = async (): Promise<object> =>
  JSON.parse(await readFile(new URL('../../public/config.json', import.meta.url), 'utf8'));

it('reads the shipped configuration', async () => {
  expect(parseConfig(await readShippedConfig()).productName).toBe('Halden');
});

it('warns after four and logs out after five minutes by default (D-SES-16)', async () => {
  expect(parseConfig(await readShippedConfig()).idle).toEqual({ warnAfterSeconds: 240, logOutAfterSeconds: 300 });
});

it('lists everything that is wrong when it fails', async () => {
  const broken = { ...(await readShippedConfig()), brand: '', idle: { warnAfterSeconds: 0.5, logOutAfterSeconds: 300 } };
  expect(() => parseConfig(broken)).toThrow(
    /- brand: must be one of halden, ostra\n- idle\.warnAfterSeconds: must be a whole number, at least 1/,
  );
});

it('uses the configuration of the page before a restart once, and requests it otherwise (D-SES-25)', async () => {
  const text = JSON.stringify(await readShippedConfig());
  let requestCount = 0;
  const ask = async (): Promise<Response> => {
    requestCount += 1;
    return new Response(text);
  };
  const { storage, session } = openTestStorage();
  const handedOn = parseConfig({ ...JSON.parse(text), productName: 'As before' });
  storage.write(visitKeys.config, toConfigMark(handedOn));
  expect(await loadConfig(ask, () => session)).toEqual(handedOn);
  expect(requestCount).toBe(0);
  expect((await loadConfig(ask, () => session)).productName).toBe('Halden');
  storage.write(visitKeys.config, '{');
  expect((await loadConfig(ask, () => session)).productName).toBe('Halden');
  expect(requestCount).toBe(2);
});
