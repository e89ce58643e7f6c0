import Trash2 from 'lucide-react/icons/trash';
import type { IconGlyph } from '../Icon.tsx';

export const deleteIcon: IconGlyph = Trash2;
