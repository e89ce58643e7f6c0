import { NotFoundPage as NotFound } from '@wallet/ui/patterns/PageStates';
import { paths } from '../../routing/paths.ts';

/** No such page, or no data for this id (APP-017, ACC-017). */
export function NotFoundPage() {
  return <NotFound homeHref={paths.home.to()} />;
}
