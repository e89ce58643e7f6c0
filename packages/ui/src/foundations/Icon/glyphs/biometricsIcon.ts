import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import type { IconGlyph } from '../Icon.tsx';

export const biometricsIcon: IconGlyph = Fingerprint;
