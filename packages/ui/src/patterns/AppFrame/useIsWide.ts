import { useMediaQuery } from '../../foundations/root/useMediaQuery.ts';
import { breakpoints } from '../../tokens/breakpoints.ts';

/** Returns true when the side menu is next to the page. In a narrow window the menu's content loads only when it opens. */
export const useIsWide = (): boolean => useMediaQuery(`(min-width: ${breakpoints.desktop})`, true);
