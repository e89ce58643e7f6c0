import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import type { IconGlyph } from '../Icon.tsx';

export const brokerIcon: IconGlyph = BriefcaseBusiness;
