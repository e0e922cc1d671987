import type { FirstSection } from "../../../reading/wikis/states.ts";
export interface FixedPage {
  title: string;
  description: string;
}

/** What the edge writes for pages before their scripts run. */
export interface HeadWords {
  site: string;
  home: string;
  /** The description of pages without their own. */
  description: string;
  missing: FixedPage;
  /** Every page whose head needs no row, by its route; the site's description if it has none. */
  pages: Record<string, { title: string; description?: string }>;
  product: { description: string };
  category: { description: string };
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
    /** The names of a wiki's fixed sections. */
    wikiSections: Record<FirstSection, string>;
  };
}
