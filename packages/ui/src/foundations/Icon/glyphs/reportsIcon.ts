import ChartColumn from 'lucide-react/icons/chart-column';
import type { IconGlyph } from '../Icon.tsx';

export const reportsIcon: IconGlyph = ChartColumn;
