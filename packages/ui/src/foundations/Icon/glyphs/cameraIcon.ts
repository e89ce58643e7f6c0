import Camera from 'lucide-react/icons/camera';
import type { IconGlyph } from '../Icon.tsx';

export const cameraIcon: IconGlyph = Camera;
