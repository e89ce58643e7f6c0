import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { parseConfig } from './config.ts';

const shipped = async (): Promise<object> => JSON.parse(await readFile(new URL('../../public/config.json', import.meta.url), 'utf8'));

it('reads the configuration that is shipped', async () => {
  expect(parseConfig(await shipped()).productName).toBe('Halden');
});

it('D-SES-16 the shipped limits are four and five minutes', async () => {
  expect(parseConfig(await shipped()).idle).toEqual({ warnAfterSeconds: 240, logOutAfterSeconds: 300 });
});

it('fails with a list of all that is wrong', async () => {
  const broken = { ...(await shipped()), brand: '', idle: { warnAfterSeconds: 0.5, logOutAfterSeconds: 300 } };
  expect(() => parseConfig(broken)).toThrow(
    /- brand: must be one of halden, ostra\n- idle\.warnAfterSeconds: must be a whole number, at least 1/,
  );
});
