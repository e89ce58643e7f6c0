import ScanLine from 'lucide-react/icons/scan-line';
import type { IconGlyph } from '../Icon.tsx';

export const scanIcon: IconGlyph = ScanLine;
