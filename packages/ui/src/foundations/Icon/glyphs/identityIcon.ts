import IdCard from 'lucide-react/icons/id-card';
import type { IconGlyph } from '../Icon.tsx';

export const identityIcon: IconGlyph = IdCard;
