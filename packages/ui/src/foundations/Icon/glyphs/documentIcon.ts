import FileText from 'lucide-react/icons/file-text';
import type { IconGlyph } from '../Icon.tsx';

export const documentIcon: IconGlyph = FileText;
