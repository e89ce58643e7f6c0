import Download from 'lucide-react/icons/download';
import type { IconGlyph } from '../Icon.tsx';

export const downloadIcon: IconGlyph = Download;
