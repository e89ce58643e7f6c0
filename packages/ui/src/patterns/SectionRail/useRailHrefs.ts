import { useSectionHrefs, type SectionHrefs } from '../../foundations/root/WalletUi.ts';
import { useIsWide } from '../AppFrame/useIsWide.ts';

/** Returns the links of the rail; undefined where there is none: below 1120 px, and without pages to link to. */
export function useRailHrefs(): SectionHrefs | undefined {
  const hrefs = useSectionHrefs();
  return useIsWide() ? hrefs : undefined;
}
