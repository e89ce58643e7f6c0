import type { IncludedPlan } from './AccountPlans.types.ts';

export type FeatureGroup = {
  /** The provider's words, 'Everything in Growth', or the plan's name for what it adds itself. Null where there is nothing else. */
  readonly title: string | null;
  readonly features: readonly string[];
};

/**
 * Returns what a plan adds, then the features of each plan that it includes. A feature that names an included plan becomes the title of that
 * plan's group. An included plan that no feature names is left out.
 */
export function spellOutFeatures({ title: name, features }: IncludedPlan, includes: readonly IncludedPlan[]): readonly FeatureGroup[] {
  const named = includes.find(({ title }) => features.some((feature) => feature.includes(title)));
  const title = features.find((feature) => named !== undefined && feature.includes(named.title));
  if (named === undefined || title === undefined) return [{ title: null, features }];
  const others = includes.filter((plan) => plan !== named);
  const [own, ...deeper] = spellOutFeatures(named, others);
  return [{ title: name, features: features.filter((feature) => feature !== title) }, { title, features: own?.features ?? [] }, ...deeper];
}
