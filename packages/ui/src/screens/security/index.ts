export { ActivitySection, DevicesSection } from './DevicesSection.tsx';
export type { ActivitySectionProps, ActivityView, EndSessionOutcome, DevicesSectionProps, DeviceView } from './DevicesSection.types.ts';
export { devicesTexts, passkeysTexts, securityTexts } from './security.texts.ts';
export { PasskeysSection } from './PasskeysSection.tsx';
export type { AddPasskeyOutcome, DeletePasskeyOutcome, PasskeyItem, PasskeysSectionProps } from './PasskeysSection.types.ts';
export { SecurityScreen, type SecurityScreenProps } from './SecurityScreen.tsx';
