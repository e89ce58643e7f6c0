import ShieldCheck from 'lucide-react/icons/shield-check';
import type { IconGlyph } from '../Icon.tsx';

export const securityIcon: IconGlyph = ShieldCheck;
