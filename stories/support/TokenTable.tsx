import { tokenNames } from '@wallet/ui/tokens';
import { readVariable } from './readVariable.ts';

const COLOUR = /^(#|rgb)/;
const buildSwatchStyle = (value: string) => ({
  display: 'inline-block',
  inlineSize: 24,
  blockSize: 24,
  border: '1px solid #8888',
  background: value,
});

/** Every variable with the given prefix, with its value on this page. */
export function TokenTable({ prefix }: { readonly prefix: string }) {
  return (
    <table>
      <thead>
        <tr>
          <th>Variable</th>
          <th>Value</th>
          <th>Seen</th>
        </tr>
      </thead>
      <tbody>
        {tokenNames
          .filter((name) => name.startsWith(prefix))
          .map((name) => ({ name, value: readVariable(name) }))
          .map(({ name, value }) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{value}</td>
              <td>{COLOUR.test(value) ? <span style={buildSwatchStyle(value)} /> : null}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
