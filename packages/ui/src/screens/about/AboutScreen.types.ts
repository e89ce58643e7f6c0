export type AboutLink = { readonly name: 'legal' | 'facebook' | 'telegram' | 'linkedin'; readonly href: string };

/** A paragraph: words, and links of other sites among them. */
export type LicenceText = readonly (string | { readonly text: string; readonly href: string })[];

export type AboutContent = {
  /** 'v22.3.1'. */
  readonly version: string;
  readonly legal: readonly AboutLink[];
  readonly social: readonly AboutLink[];
  /** The regulatory text, a paragraph each. */
  readonly licences: readonly LicenceText[];
};

/** A package of others that the product is made from. */
export type ShippedPackage = { readonly name: string; readonly version: string; readonly licence: string; readonly text: string };

export type AboutScreenProps = {
  readonly content: AboutContent;
  /** The packages with their licences, loaded when they are asked for. Rejects when that fails. */
  readonly loadPackages: () => Promise<readonly ShippedPackage[]>;
};
