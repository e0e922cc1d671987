import type { FirstSection } from "../../../reading/wikis/states.ts";
export interface FixedPage {
  title: string;
  description: string;
}

/** What the edge says of pages before their own code runs. */
export interface HeadWords {
  site: string;
  home: string;
  /** Of a page that says nothing of itself. */
  description: string;
  missing: FixedPage;
  /** Every page whose head needs no row, by its route; the site's description where it has none. */
  pages: Record<string, { title: string; description?: string }>;
  product: { description: string };
  dealer: { description: string };
  maker: { title: string; description: string };
  /** Headings and lines of the plain page. */
  plain: {
    specifications: string;
    marks: string;
    otherNumbers: string;
    alternates: string;
    offers: string;
    noOffers: string;
    from: string;
    fromStock: string;
    names: string;
    country: string;
    website: string;
    parts: string;
    allParts: string;
    search: string;
    source: string;
    /** What the first sections of a wiki are called. */
    wikiSections: Record<FirstSection, string>;
  };
}
