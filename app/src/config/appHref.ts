/** Returns the brand's page in the platform's store, or its website when there is none (D-SET-01). */
export function toAppHref(
  { website, appStore, googlePlay }: { readonly website: string; readonly appStore?: string; readonly googlePlay?: string },
  userAgent: string,
): string {
  return (/android/i.test(userAgent) ? googlePlay : appStore) ?? website;
}
