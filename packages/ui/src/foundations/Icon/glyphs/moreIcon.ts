import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import type { IconGlyph } from '../Icon.tsx';

export const moreIcon: IconGlyph = EllipsisVertical;
