/** While a page of known shape is on its way and has no skeleton of its own: nothing, so that nothing jumps when it comes. */
export function PageLoading() {
  return null;
}
