import type { AboutContent, AboutLink, LicenceText } from '@wallet/ui/screens/about';
import type { Config } from '../../config/config.ts';

type Licence = NonNullable<Config['licences']>[number];

/** A paragraph with the regulator's name as a link; one that does not name its regulator has the link at its end. */
function toLicenceText({ text, regulator }: Licence): LicenceText {
  if (regulator === undefined) return [text];
  const { name, url: href } = regulator;
  const link = { text: name, href };
  const at = text.indexOf(name);
  return at < 0 ? [`${text} `, link] : [text.slice(0, at), link, text.slice(at + name.length)].filter((part) => part !== '');
}

/** What "About" shows of the brand's configuration; what is missing there is left out (D-MENU-11). */
export function toAbout({ links, licences = [] }: Pick<Config, 'links' | 'licences'>, version: string): AboutContent {
  const { legal, facebook, telegram, linkedin } = links;
  const all = { legal, facebook, telegram, linkedin };
  const named = (names: readonly AboutLink['name'][]): readonly AboutLink[] =>
    names.flatMap((name) => {
      const href = all[name];
      return href === undefined ? [] : [{ name, href }];
    });
  return { version, legal: named(['legal']), social: named(['facebook', 'telegram', 'linkedin']), licences: licences.map(toLicenceText) };
}
