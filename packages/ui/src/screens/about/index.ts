export { AboutScreen } from './AboutScreen.tsx';
export type { AboutContent, AboutLink, AboutScreenProps, LicenceText, ShippedPackage } from './AboutScreen.types.ts';
export { aboutTexts } from './about.texts.ts';
