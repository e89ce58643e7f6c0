import Search from 'lucide-react/icons/search';
import type { IconGlyph } from '../Icon.tsx';

export const searchIcon: IconGlyph = Search;
