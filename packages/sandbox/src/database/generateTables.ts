import type { ColumnMetadata, Kysely } from 'kysely';
import { join } from 'node:path';
import type { Tables } from './tables.ts';

export const tablesFile = join(import.meta.dirname, 'tables.ts');

const HEADER = `/* oxlint-disable max-lines -- generated from the migrations: npm run database:types */
import type { Generated } from 'kysely';
import type { Json, JsonColumns, JsonGenerated, JsonOrNull } from './columns.ts';

/** Every table by its name. Columns are documented in \`migrations\`. Amounts in \`account\` and \`posting\` are units, elsewhere decimal texts. */
`;

const SCALARS = new Map([
  ['bool', 'boolean'],
  ['bytea', 'Uint8Array'],
  ['int2', 'number'],
  ['int4', 'number'],
  ['int8', 'bigint'],
  ['numeric', 'string'],
  ['text', 'string'],
  ['timestamptz', 'Date'],
  ['uuid', 'string'],
  ['xid8', 'string'],
]);

function getColumnType(table: string, { name, dataType, isNullable, hasDefaultValue, isAutoIncrementing }: ColumnMetadata): string {
  const column = `${table}.${name}`;
  const scalar = SCALARS.get(dataType);
  if (scalar === undefined && dataType !== 'jsonb') throw new Error(`${column}: no type for ${dataType}`);
  if (scalar === undefined) {
    const kind = isNullable ? 'OrNull' : hasDefaultValue ? 'Generated' : '';
    return `Json${kind}<JsonColumns['${column}']>`;
  }
  const type = `${scalar}${isNullable ? ' | null' : ''}`;
  return hasDefaultValue || isAutoIncrementing ? `Generated<${type}>` : type;
}

export async function generateTables(database: Kysely<Tables>): Promise<string> {
  const tables = await database.introspection.getTables();
  const types = tables
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(
      ({ name, columns }) =>
        `  ${name}: {\n${columns.map((column) => `    ${column.name}: ${getColumnType(name, column)};\n`).join('')}  };\n`,
    );
  return `${HEADER}export type Tables = {\n${types.join('')}};\n`;
}
