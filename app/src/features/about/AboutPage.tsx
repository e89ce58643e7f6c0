import { type AboutContent, type AboutLink, AboutScreen, type LicenceText } from '@wallet/ui/screens/about';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Config } from '../../config/config.ts';
import { toVersionNumber } from '../../config/version.ts';
import { PageLoading } from '../../operations/page/lazyPage.tsx';
import { useServices } from '../../providers/Services.ts';
import { paths } from '../../routing/paths.ts';

type Licence = NonNullable<Config['licences']>[number];

/** Turns the regulator's name into a link. A text that does not mention the regulator gets the link at its end. */
function toLicenceText({ text, regulator }: Licence): LicenceText {
  if (regulator === undefined) return [text];
  const { name, url: href } = regulator;
  const link = { text: name, href };
  const at = text.indexOf(name);
  return at < 0 ? [`${text} `, link] : [text.slice(0, at), link, text.slice(at + name.length)].filter((part) => part !== '');
}

/** Maps the brand's configuration to the About page. Links that are not configured are left out (D-MENU-11). */
export function toAbout({ links, licences = [] }: Pick<Config, 'links' | 'licences'>, version: string): AboutContent {
  const { legal, facebook, telegram, linkedin } = links;
  const all = { legal, facebook, telegram, linkedin };
  const named = (names: readonly AboutLink['name'][]): readonly AboutLink[] =>
    names.flatMap((name) => {
      const href = all[name];
      return href === undefined ? [] : [{ name, href }];
    });
  return {
    version: toVersionNumber(version),
    legal: named(['legal']),
    social: named(['facebook', 'telegram', 'linkedin']),
    licences: licences.map(toLicenceText),
  };
}

/**
 * Redirects to the brand's legal site (MENU-013). In a browser it replaces this history entry, so that going back does not return here and
 * bounce. In the wrapper it opens the system browser and the app stays open (D-MENU-12).
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

const loadShippedPackages = async () => (await import('./shippedPackages.ts')).shippedPackages;

/** Product information, licences and third-party packages (MENU-012). */
export function AboutPage() {
  const { config, version } = useServices();
  return <AboutScreen content={toAbout(config, version)} loadPackages={loadShippedPackages} />;
}
