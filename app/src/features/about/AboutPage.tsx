import { type AboutContent, type AboutLink, AboutScreen, type LicenceText } from '@wallet/ui/screens/about';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Config } from '../../config/config.ts';
import { PageLoading } from '../../operations/page/lazyPage.tsx';
import { useServices } from '../../providers/Services.ts';
import { paths } from '../../routing/paths.ts';

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

/**
 * Leads to the brand's legal site (MENU-013): in a browser in place of this entry, so that back does not return here and bounce; in the
 * wrapper in the system's browser, and the app stays (D-MENU-12).
 */
export function LegalPage() {
  const { config } = useServices();
  const navigate = useNavigate();
  const { legal } = config.links;
  useEffect(() => {
    if (globalThis.walletBridge === undefined) {
      location.replace(legal);
      return;
    }
    window.open(legal, '_blank', 'noopener,noreferrer');
    void navigate(paths.about.to(), { replace: true });
  }, [legal, navigate]);
  return <PageLoading />;
}

const loadPackages = async () => (await import('./shippedPackages.ts')).shippedPackages;

/** Who is behind the product, under which licences, and from which packages it is made (MENU-012). */
export function AboutPage() {
  const { config, version } = useServices();
  return <AboutScreen content={toAbout(config, version)} loadPackages={loadPackages} />;
}
