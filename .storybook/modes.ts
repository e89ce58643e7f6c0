/**
 * What Chromatic photographs of each story: four modes in which every pair of brand, theme and width occurs once. All eight would double
 * the cost and show no pair that these do not.
 */
export const modes = {
  'halden light 390': { brand: 'halden', theme: 'light', viewport: 390 },
  'halden dark 1280': { brand: 'halden', theme: 'dark', viewport: 1280 },
  'ostra dark 390': { brand: 'ostra', theme: 'dark', viewport: 390 },
  'ostra light 1280': { brand: 'ostra', theme: 'light', viewport: 1280 },
} as const;
