import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createdOrder } from '../../testing/bankTransfers.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';
import { createTransferHelpers } from '../../testing/transfers.ts';

const provider = setUpProvider();

it('a sent operation cannot be opened again and names its order to concurrent and later submits (API-049, API-051, D-API-30)', async () => {
  const coins = createTransferHelpers(provider);
  const holder = await coins.newHolder('empty', { balances: { ETH: '1.0' } });
  const operation = coins.read(await coins.prepare(holder));
  const code = await coins.readCode(holder);
  const body = await coins.signedBody(holder, operation);
  const press = () => coins.send(holder, body, undefined, randomUUID());
  const answers = await Promise.all([press(), press()]);
  const [sent, refused] = answers.toSorted((one, other) => one.status - other.status);
  expect(sent?.status).toBe(201);
  const { id: order } = z.parse(createdOrder, sent?.json);
  for (const other of [refused, await press()]) expect(other).toMatchObject({ status: 409, json: { code: 409_003, order } });
  const expired = { code: 114, fields: { pin: ['The code has expired'] }, order };
  expect(await coins.openBox(holder, operation, code)).toMatchObject({ status: 400, json: expired });
  expect(await coins.balances(holder, 'ETH')).toEqual({ balance: '0.49930000', balanceOut: '0.50070000' });
});
