/** A zone is a part of the repository with its own allow-list. The first zone whose pattern matches a file is the file's. */
export type Zone = {
  readonly name: string;
  readonly pattern: RegExp;
  /** Zones whose files a relative or `@wallet/…` import may reach, besides its own. */
  readonly zones: readonly string[];
  /** Packages it may import, by name or by subpath (`zod/mini` does not allow `zod`); `node:` stands for all of Node. */
  readonly packages: readonly string[];
  /** Folder whose direct children are features, which never import each other. */
  readonly features?: RegExp;
  /** Whether its feature folders have to be words of features.json. */
  readonly namedFeatures?: boolean;
  /** A tool reads the default export of these files. */
  readonly defaultExport?: boolean;
  /** Node runs these as they are: it strips types and knows no JSX. */
  readonly noJsx?: boolean;
  /** JSX of components only: no element of HTML, no text (the app assembles, `@wallet/ui` speaks). */
  readonly noMarkup?: boolean;
  /** Tools may reach a package by path, because Node runs them without a bundler. */
  readonly reachesByPath?: boolean;
};

/** What any test may import besides what it tests. */
export const testPackages = ['vitest', 'fast-check'];
