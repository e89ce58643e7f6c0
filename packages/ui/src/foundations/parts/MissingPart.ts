/** A lazy part of the app failed to load, usually because a deployment has replaced the build (D-APP-03). */
export class MissingPart extends Error {
  override readonly name = 'MissingPart';
}
