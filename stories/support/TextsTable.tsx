import { englishTexts } from '@wallet/ui/texts/en';

/** Returns every text below an entry with its path. */
function listTexts(entry: unknown, way: string): readonly { readonly way: string; readonly text: string }[] {
  if (typeof entry === 'string') return [{ way, text: entry }];
  if (typeof entry !== 'object' || entry === null) return [];
  return Object.entries(entry).flatMap(([key, value]) => listTexts(value, way === '' ? key : `${way}.${key}`));
}

export function TextsTable() {
  return Object.entries(englishTexts).map(([feature, entries]) => (
    <details key={feature}>
      <summary>
        <code>{feature}</code>
      </summary>
      <table>
        <tbody>
          {listTexts(entries, '').map(({ way, text }) => (
            <tr key={way}>
              <td>
                <code>{way}</code>
              </td>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  ));
}
