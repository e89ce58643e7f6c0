import type { ScreenProps } from '../../foundations/screen/createScreen.tsx';
export type AboutLink = { readonly name: 'legal' | 'facebook' | 'telegram' | 'linkedin'; readonly href: string };

/** A paragraph of plain text and links to other sites. */
export type LicenceText = readonly (string | { readonly text: string; readonly href: string })[];

export type AboutContent = {
  /** For example 'v22.3.1'. */
  readonly version: string;
  readonly legal: readonly AboutLink[];
  readonly social: readonly AboutLink[];
  /** The regulatory text, one entry per paragraph. */
  readonly licences: readonly LicenceText[];
};

/** A third-party package that the product ships. */
export type ShippedPackage = { readonly name: string; readonly version: string; readonly licence: string; readonly text: string };

export type AboutScreenProps = ScreenProps<'aside'> & {
  /** Version, links and regulatory text. */
  readonly content: AboutContent;
  /** Loads the packages with their licences when the customer opens the list. Rejects when that fails. */
  readonly loadPackages: () => Promise<readonly ShippedPackage[]>;
};
