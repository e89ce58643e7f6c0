import type { ShippedPackage } from '@wallet/ui/screens/about';

/** The packages of others that the app ships. The build puts the list in the place of this empty one (`licences.plugin.ts`). */
export const shippedPackages: readonly ShippedPackage[] = [];
