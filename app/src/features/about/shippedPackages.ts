import type { ShippedPackage } from '@wallet/ui/screens/about';

/** Third-party packages shipped with the app. Empty in source; the build replaces it with the actual list (`licences.plugin.ts`). */
export const shippedPackages: readonly ShippedPackage[] = [];
