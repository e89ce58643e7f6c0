import Share2 from 'lucide-react/icons/share-2';
import type { IconGlyph } from '../Icon.tsx';

export const shareIcon: IconGlyph = Share2;
