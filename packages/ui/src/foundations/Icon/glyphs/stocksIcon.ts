import ChartNoAxesCombined from 'lucide-react/icons/chart-no-axes-combined';
import type { IconGlyph } from '../Icon.tsx';

export const stocksIcon: IconGlyph = ChartNoAxesCombined;
