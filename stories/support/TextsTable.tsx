type Catalogues = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const modules = import.meta.glob<Catalogues>('../../packages/ui/src/{foundations,components,patterns,screens}/**/*.texts.ts', {
  eager: true,
});

/** Returns every text below an entry with its path. Texts with parameters are shown as source. */
function listTexts(entry: unknown, way: string): readonly { readonly way: string; readonly text: string }[] {
  if (typeof entry === 'string') return [{ way, text: entry }];
  if (typeof entry === 'function') return [{ way, text: String(entry).replace(/^\(.*?\)\s*=>\s*/, '') }];
  if (typeof entry !== 'object' || entry === null) return [];
  return Object.entries(entry).flatMap(([key, value]) => listTexts(value, way === '' ? key : `${way}.${key}`));
}

export function TextsTable() {
  return Object.entries(modules).flatMap(([file, catalogues]) =>
    Object.entries(catalogues).map(([name, entries]) => (
      <details key={file + name}>
        <summary>
          <code>{name}</code>
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
    )),
  );
}
