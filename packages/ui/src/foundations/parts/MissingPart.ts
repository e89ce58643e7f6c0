/** A lazy part of the app could not be loaded: most often a build that a deployment has replaced (D-APP-03). */
export class MissingPart extends Error {
  override readonly name = 'MissingPart';
}
