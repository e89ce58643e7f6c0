import Layers from 'lucide-react/icons/layers';
import type { IconGlyph } from '../Icon.tsx';

export const notesIcon: IconGlyph = Layers;
