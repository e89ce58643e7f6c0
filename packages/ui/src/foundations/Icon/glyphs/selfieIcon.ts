import ScanFace from 'lucide-react/icons/scan-face';
import type { IconGlyph } from '../Icon.tsx';

export const selfieIcon: IconGlyph = ScanFace;
