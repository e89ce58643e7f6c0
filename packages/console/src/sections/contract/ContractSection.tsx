/* oxlint-disable react/no-unstable-nested-components -- a cell is a function of its row: it is called, never mounted */
import { buildOpenApiDocument } from '@wallet/contract/openApi';
import { endpoints } from '@wallet/contract/registry';
import { foldForSearch } from '@wallet/core/search/foldForSearch';
import * as z from 'zod/mini';
import { toHash, setFilters, type Address } from '../../address.ts';
import { TextInput } from '../../parts/Fields.tsx';
import { JsonViewer } from '../../parts/JsonViewer.tsx';
import { Empty, DefinitionList, PaneHead, Section } from '../../parts/Section.tsx';
import { Table } from '../../parts/Table.tsx';
import { describeStatus } from '../requests/words.ts';

const json = z.record(z.string(), z.unknown());
const content = z.optional(z.record(z.string(), z.object({ schema: z.optional(json) })));
const operation = z.object({
  operationId: z.string(),
  security: z.array(z.unknown()),
  parameters: z.optional(z.array(z.object({ name: z.string(), in: z.string(), required: z.boolean(), schema: z.unknown() }))),
  requestBody: z.optional(z.object({ content })),
  responses: z.record(z.string(), z.object({ description: z.string(), content })),
});
const shape = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });
type Operation = z.output<typeof operation>;
export type ContractCall = Operation & { readonly path: string; readonly method: string; readonly group: string };

/** Every endpoint, in the order of the contract. */
const calls: readonly ContractCall[] = Object.entries(z.parse(shape, buildOpenApiDocument(endpoints, '')).paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      ...described,
      path,
      method: method.toUpperCase(),
      // Paths outside the API, such as `/_healthz`, form their own group.
      group: path.replace(/^\/(?:api\/v1\/)?/, '').split('/')[0] ?? '',
    })),
);
const searchTexts = new Map(calls.map((call) => [call.operationId, foldForSearch(JSON.stringify(call))]));

/** The contract as a searchable reference (OPSC-015). */
export function ContractSection({ address: { subject, filters } }: { readonly address: Address }) {
  const term = foldForSearch(filters['search'] ?? '');
  const shown = calls.filter(({ operationId }) => searchTexts.get(operationId)?.includes(term) === true);
  const groups = Map.groupBy(shown, ({ group }) => group);
  const open = calls.find(({ operationId }) => operationId === subject);
  return (
    <Section
      title="Contract"
      actions={
        <>
          <a href="/sandbox/openapi">Contract of the provider on one page</a>
          <a href="/sandbox/openapi.json">OpenAPI 3.1</a>
        </>
      }
      filters={
        <TextInput
          label="Id, path or word"
          type="search"
          value={filters['search'] ?? ''}
          onValue={(search) => setFilters({ search })}
          isSearch
        />
      }
      list={
        shown.length === 0 ? (
          <Empty title="No call has that." />
        ) : (
          [...groups].map(([group, rows]) => (
            <Table
              key={group}
              label={group}
              rows={rows}
              keyOf={({ operationId }) => operationId}
              hrefOf={({ operationId }) => toHash({ section: 'contract', subject: operationId, filters })}
              selected={subject}
              columns={[
                { head: group, cell: ({ path }) => path, mono: true, grows: true, names: true },
                { head: 'Method', cell: ({ method }) => method, mono: true },
                { head: 'Call', cell: ({ operationId }) => operationId, mono: true },
              ]}
            />
          ))
        )
      }
      detail={open === undefined ? null : <CallDetail key={open.operationId} call={open} />}
    />
  );
}

const getSchema = (found: z.output<typeof content>): Readonly<Record<string, unknown>> | undefined => Object.values(found ?? {})[0]?.schema;

function describeType(schema: unknown): string {
  const read = z.safeParse(
    z.object({
      type: z.optional(z.unknown()),
      format: z.optional(z.string()),
      enum: z.optional(z.array(z.unknown())),
      anyOf: z.optional(z.array(z.unknown())),
    }),
    schema,
  );
  if (!read.success) return '';
  const { type, format, enum: words, anyOf } = read.data;
  if (words !== undefined) return words.join(' | ');
  if (anyOf !== undefined) return anyOf.map(describeType).filter(Boolean).join(' or ');
  return [typeof type === 'string' ? type : '', format ?? ''].filter(Boolean).join(', ');
}

function CallDetail({
  call: { operationId, method, path, security, parameters: asked, requestBody, responses },
}: {
  readonly call: ContractCall;
}) {
  const parameters = asked ?? [];
  const body = getSchema(requestBody?.content);
  const members = z.safeParse(z.object({ properties: json, required: z.optional(z.array(z.string())) }), body);
  const fields = members.success
    ? Object.entries(members.data.properties).map(([name, schema]) => ({
        name,
        in: 'body',
        required: members.data.required?.includes(name) === true,
        schema,
      }))
    : [];
  const answer = Object.entries(responses).find(([status]) => Number(status) < 300);
  const answerSchema = getSchema(answer?.[1].content);
  return (
    <>
      <PaneHead title={`${method} ${path}`} />
      <div className="padded">
        <DefinitionList
          facts={[
            ['Call', operationId],
            ['Who may', security.length === 0 ? 'Everybody' : 'A customer, by a bearer token'],
            [
              'Seen',
              <a key="seen" href={toHash({ section: 'requests', filters: { call: operationId } })}>
                Requests of this call
              </a>,
            ],
          ]}
        />
        {parameters.length + fields.length === 0 ? null : (
          <div className="box">
            <h4>Fields</h4>
            <Table
              label="Fields"
              rows={[...parameters, ...fields]}
              keyOf={({ name, in: place }) => `${place} ${name}`}
              columns={[
                { head: 'Name', cell: ({ name }) => name, mono: true },
                { head: 'In', cell: ({ in: place }) => place },
                { head: 'Needed', cell: ({ required }) => (required ? 'yes' : 'no') },
                { head: 'Type', cell: ({ schema }) => describeType(schema), grows: true },
              ]}
            />
          </div>
        )}
        <div className="box">
          <h4>Answers and refusals</h4>
          <Table
            label="Answers and refusals"
            rows={Object.entries(responses)}
            keyOf={([status]) => status}
            columns={[
              { head: 'Status', cell: ([status]) => `${status} ${describeStatus(Number(status))}` },
              { head: 'When', cell: ([, { description }]) => <span className="wraps">{description}</span>, grows: true },
            ]}
          />
        </div>
        {answerSchema === undefined ? null : <JsonViewer title="Answer’s schema" value={answerSchema} />}
      </div>
    </>
  );
}
