/**
 * What Chromatic captures of each story: four modes that contain every pair of brand, theme and width once. All eight would double the cost
 * without showing a new pair.
 */
export const modes = {
  'halden light 390': { brand: 'halden', theme: 'light', viewport: 390 },
  'halden dark 1280': { brand: 'halden', theme: 'dark', viewport: 1280 },
  'ostra dark 390': { brand: 'ostra', theme: 'dark', viewport: 390 },
  'ostra light 1280': { brand: 'ostra', theme: 'light', viewport: 1280 },
} as const;
