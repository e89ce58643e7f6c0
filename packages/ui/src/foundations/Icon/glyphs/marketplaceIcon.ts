import Store from 'lucide-react/icons/store';
import type { IconGlyph } from '../Icon.tsx';

export const marketplaceIcon: IconGlyph = Store;
