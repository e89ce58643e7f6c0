import Rocket from 'lucide-react/icons/rocket';
import type { IconGlyph } from '../Icon.tsx';

export const privateEquityIcon: IconGlyph = Rocket;
