import { Fragment } from 'react';
import { keysOf, type KeyPattern } from './keys.ts';

/** The keys of the given patterns, under their names if there are several. */
export function KeyTable({ patterns }: { readonly patterns: readonly KeyPattern[] }) {
  return (
    <table>
      <tbody>
        {patterns.map((name) => (
          <Fragment key={name}>
            {patterns.length === 1 ? null : (
              <tr>
                <th colSpan={2}>{name}</th>
              </tr>
            )}
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
