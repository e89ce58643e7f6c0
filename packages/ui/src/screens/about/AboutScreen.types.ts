import type { ScreenProps } from '../../foundations/screen/createScreen.tsx';
export type AboutLink = { readonly name: 'legal' | 'facebook' | 'telegram' | 'linkedin'; readonly href: string };

/** A paragraph of plain text and links to other sites. */
export type LicenceText = readonly (string | { readonly text: string; readonly href: string })[];

export type AboutContent = {
  /** For example 'v22.3.1'. Without it there is none. */
  readonly version?: string | undefined;
  /** @default none */
  readonly legal?: readonly AboutLink[] | undefined;
  /** @default none */
  readonly social?: readonly AboutLink[] | undefined;
  /** The regulatory text, one entry per paragraph. @default none */
  readonly licences?: readonly LicenceText[] | undefined;
};

/** A third-party package that the product ships. */
export type ShippedPackage = { readonly name: string; readonly version: string; readonly licence: string; readonly text: string };

export type AboutScreenProps = ScreenProps<'aside'> & {
  /** Version, links and regulatory text. */
  readonly content: AboutContent;
  /** Loads the packages with their licences when the customer opens the list. Rejects when that fails. Without it there is no list. */
  readonly loadPackages?: (() => Promise<readonly ShippedPackage[]>) | undefined;
};
