import { guidance } from './guidance.ts';
import type { KeyPattern } from './keys.ts';

/** Every control has these. They are described once, on the page about accessibility. */
const NATIVE: ReadonlySet<KeyPattern> = new Set(['button', 'link', 'field', 'toggle']);

/** The keyboard patterns that operate a part: its own, or on a screen those of the components that it shows. */
export function listKeyPatterns(name: string, components: readonly string[]): readonly KeyPattern[] {
  const own = guidance[name]?.keys;
  if (own !== undefined) return [own];
  return components
    .flatMap((component) => guidance[component]?.keys ?? [])
    .filter((pattern, index, all) => !NATIVE.has(pattern) && all.indexOf(pattern) === index);
}
