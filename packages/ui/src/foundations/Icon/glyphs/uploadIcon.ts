import Upload from 'lucide-react/icons/upload';
import type { IconGlyph } from '../Icon.tsx';

export const uploadIcon: IconGlyph = Upload;
