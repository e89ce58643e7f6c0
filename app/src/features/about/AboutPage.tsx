import { AboutScreen } from '@wallet/ui/screens/about';
import { useServices } from '../../providers/Services.ts';
import { toAbout } from './model.ts';

const loadPackages = async () => (await import('./shippedPackages.ts')).shippedPackages;

/** Who is behind the product, under which licences, and from which packages it is made (MENU-012). */
export function AboutPage() {
  const { config, version } = useServices();
  return <AboutScreen content={toAbout(config, version)} loadPackages={loadPackages} />;
}
