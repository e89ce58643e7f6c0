export { ActivitySection } from './ActivitySection.tsx';
export { DevicesSection } from './DevicesSection.tsx';
export type { ActivitySectionProps, ActivityView, DevicesSectionProps, DeviceView } from './DevicesSection.types.ts';
export { devicesTexts } from './devices.texts.ts';
