import { foldForSearch } from '@wallet/core/search/foldForSearch';
import type { Hono } from 'hono';
import { sql } from 'kysely';
import type { Customer } from '../../kernel/authenticate.ts';
import type { Services } from '../../http/services.ts';
import { formatHolderName } from '../../kernel/customer/names.ts';
import { readFullCustomer } from './wholeCustomer.ts';
import { INVALID_VALUE, requireFound, UnusableValue } from '../readControl.ts';

const MAX_ROWS = 50;
const MAX_ACCOUNT_ID = 2_147_483_647;

const toRow = (customer: Customer) => ({
  id: customer.id,
  username: customer.username,
  name: customer.company_name ?? formatHolderName(customer),
  email: customer.email,
  uuid: customer.uuid,
  status: customer.status,
  addressStatus: customer.address_status,
  hold: customer.hold,
  tariff: customer.tariff,
  createdAt: customer.created_at.toISOString(),
});

/** Escapes the wildcards of `like`. */
const escapePattern = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

const fullName = sql<string>`concat_ws(' ', dossier->'personal'->>'givenName', dossier->'personal'->>'familyName', company_name)`;

/** All customers, found by a part of phone, name, e-mail or uuid, or by the id of an account (OPSC-006), and one customer in full. */
export function mountCustomerListControl(http: Hono, services: Services): void {
  const { database } = services;

  http.get('/customers', async (context) => {
    const { search = '', cursor } = context.req.query();
    if (cursor !== undefined && !/^\d{1,9}$/.test(cursor)) throw new UnusableValue('cursor', INVALID_VALUE);
    const term = search.trim();
    const phone = term.replaceAll(/[\s()-]/g, '');
    const pattern = `%${escapePattern(term)}%`;
    const account = /^\d{1,10}$/.test(term) && Number(term) <= MAX_ACCOUNT_ID ? Number(term) : null;
    const everybody = await database
      .selectFrom('customer')
      .select(['id', fullName.as('name')])
      .execute();
    const key = foldForSearch(term);
    const named = key === '' ? [] : everybody.filter(({ name }) => foldForSearch(name).includes(key)).map(({ id }) => id);
    const all = database
      .selectFrom('customer')
      .$if(term !== '', (query) =>
        query.where((eb) =>
          eb.or([
            eb('username', 'like', `%${escapePattern(phone)}%`),
            eb('email', 'ilike', pattern),
            eb(sql<string>`uuid::text`, 'ilike', pattern),
            ...(named.length === 0 ? [] : [eb('id', 'in', named)]),
            ...(account === null
              ? []
              : [
                  eb.exists(
                    eb
                      .selectFrom('account')
                      .select('account.id')
                      .whereRef('account.customer_id', '=', 'customer.id')
                      .where('account.id', '=', account),
                  ),
                ]),
          ]),
        ),
      );
    const { total } = await all.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
    const rows = await all
      .selectAll()
      .$if(cursor !== undefined, (query) => query.where('id', '<', Number(cursor)))
      .orderBy('id', 'desc')
      .limit(MAX_ROWS)
      .execute();
    const last = rows.length === MAX_ROWS ? String(rows.at(-1)?.id) : null;
    return context.json({ customers: rows.map(toRow), total: Number(total), last });
  });

  http.get('/customers/:username', async (context) =>
    context.json(requireFound(await readFullCustomer(services, context.req.param('username')))),
  );
}
