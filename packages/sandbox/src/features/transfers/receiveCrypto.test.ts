import { expect, it } from 'vitest';
import { createCustomer } from '../../testing/customers.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';

const provider = setUpProvider();

const credited = (balance: string) => ({ status: 201, customer: { balances: { USDC: balance } } });

it('keeps the part of a deposit beyond the decimals, and credits it once it makes up a unit (RULE-027)', async () => {
  const { username } = await createCustomer(provider, 'empty', { balances: { USDC: '0' } });
  const arrive = async (amount: string) => {
    const { status, json } = await provider.control('POST', '/deposits', { username, currency: 'USDC', amount, kind: 'crypto' });
    await provider.advance(31);
    return { status, order: json, customer: (await provider.control('PATCH', `/customers/${username}`, {})).json };
  };
  expect(await arrive('1.000006')).toMatchObject(credited('1.00000'));
  expect(await arrive('0.000003')).toMatchObject({ ...credited('1.00000'), order: { orderId: null } });
  expect(await arrive('0.000001')).toMatchObject(credited('1.00001'));
});
