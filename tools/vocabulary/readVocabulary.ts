export type Language = 'english' | 'german';

/** The one form of a word, and the others that no text may use. */
type Forms = { readonly form: string; readonly itself: RegExp; readonly others: readonly RegExp[] };

/** A row of the glossary's table. */
export type Word = Readonly<Record<Language, Forms>>;

/** The heading above the table in docs/glossary.md. */
const HEADING = '## Words of the texts';

/** `deposit*` stands for every word that starts with it. Letters and hyphens continue a word. */
function toPattern(form: string): RegExp {
  const stem = form.replace(/\*$/, '');
  const start = /^[\p{L}\d]/u.test(stem) ? String.raw`(?<![\p{L}\d-])` : '';
  const end = stem === form && /[\p{L}\d]$/u.test(stem) ? String.raw`(?![\p{L}\d-])` : '';
  return new RegExp(`${start}${stem.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}${end}`, 'iu');
}

const toForms = (form: string, others: string): Forms => ({ form, itself: toPattern(form), others: others.split(', ').map(toPattern) });

/** Reads the table of words from the text of docs/glossary.md. */
export function readVocabulary(glossary: string): readonly Word[] {
  const [section = ''] = (glossary.split(HEADING)[1] ?? '').split('\n## ');
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) => {
    const [english = '', others = '', german = '', germanOthers = ''] = row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    return { english: toForms(english, others), german: toForms(german, germanOthers) };
  });
}
