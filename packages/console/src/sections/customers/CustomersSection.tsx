import { toHash, setFilters, type Address } from '../../address.ts';
import { customerList, type CustomerRow } from '../../control/answers.ts';
import { usePolled } from '../../control/usePolled.ts';
import { TextInput } from '../../parts/Fields.tsx';
import { Empty, Section, State, PolledContent } from '../../parts/Section.tsx';
import { Table, type Column } from '../../parts/Table.tsx';
import { CustomerPage } from './CustomerPage.tsx';
import { NewCustomer } from './NewCustomer.tsx';
import { getCustomerTone, getLabel } from './words.ts';

/** Used in the address instead of a phone number to open the form for a new customer. */
const NEW = 'new';

const columns: readonly Column<CustomerRow>[] = [
  { head: 'Phone', cell: ({ username }) => username, mono: true, names: true },
  { head: 'Name', cell: ({ name }) => name, grows: true },
  { head: 'State', cell: (row) => <State tone={getCustomerTone(row)}>{getLabel(row.hold ?? row.status)}</State> },
  { head: 'Address', cell: ({ addressStatus }) => getLabel(addressStatus), wide: true },
  { head: 'Plan', cell: ({ tariff }) => tariff, wide: true },
  { head: 'E-mail', cell: ({ email }) => email, wide: true },
  { head: 'Since', cell: ({ createdAt }) => createdAt.slice(0, 10), wide: true },
];
const narrowColumns = columns.slice(0, 3);

type CustomersSectionProps = {
  readonly address: Address;
  /** The provider's time, or null until it is known. */
  readonly now: string | null;
};

/** All customers in pages of 50, and one with all details (OPSC-006). */
export function CustomersSection({ address: { subject, filters }, now }: CustomersSectionProps) {
  const search = filters['search'] ?? '';
  const cursor = filters['cursor'] ?? '';
  const query = new URLSearchParams({ ...(search === '' ? {} : { search }), ...(cursor === '' ? {} : { cursor }) });
  const polled = usePolled(customerList, `/customers?${query}`);
  return (
    <Section
      title="Customers"
      isDetailWide
      actions={
        <a className="first" href={toHash({ section: 'customers', subject: NEW, filters })}>
          New customer
        </a>
      }
      filters={
        <TextInput
          label="Phone, name, e-mail, uuid or account id"
          type="search"
          value={search}
          onValue={(value) => setFilters({ search: value, cursor: '' })}
        />
      }
      list={
        <PolledContent polled={polled}>
          {({ customers, total, last }) =>
            customers.length === 0 ? (
              <Empty title="There is nobody like that." />
            ) : (
              <>
                <Table
                  label="Customers"
                  columns={subject === '' ? columns : narrowColumns}
                  rows={customers}
                  keyOf={({ username }) => username}
                  hrefOf={({ username }) => toHash({ section: 'customers', subject: username, filters })}
                  selected={subject}
                />
                <p className="row pages">
                  <span className="quiet">{`${total} ${total === 1 ? 'customer' : 'customers'}`}</span>
                  {cursor === '' ? null : (
                    <button type="button" className="plain" onClick={() => setFilters({ cursor: '' })}>
                      Newest
                    </button>
                  )}
                  {last === null ? null : (
                    <button type="button" className="plain" onClick={() => setFilters({ cursor: last })}>
                      Next 50
                    </button>
                  )}
                </p>
              </>
            )
          }
        </PolledContent>
      }
      detail={subject === '' ? null : subject === NEW ? <NewCustomer /> : <CustomerPage key={subject} username={subject} now={now} />}
    />
  );
}
