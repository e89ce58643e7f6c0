import { Fragment } from 'react';
import { keysOf, type KeyPattern } from './keys.ts';

const all: readonly string[] = Object.keys(keysOf);
const isPattern = (name: string): name is KeyPattern => all.includes(name);

/** The keys of one pattern, or of all without a pattern. */
export function KeyTable({ pattern }: { readonly pattern?: KeyPattern }) {
  const patterns = pattern === undefined ? all.filter(isPattern) : [pattern];
  return (
    <table>
      <tbody>
        {patterns.map((name) => (
          <Fragment key={name}>
            {pattern === undefined ? (
              <tr>
                <th colSpan={2}>{name}</th>
              </tr>
            ) : null}
            {Object.entries(keysOf[name]).map(([key, does]) => (
              <tr key={key}>
                <td>
                  <kbd>{key}</kbd>
                </td>
                <td>{does}</td>
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
