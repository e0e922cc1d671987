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
  /** Pages without parameters that search engines shall find, by path. */
  pages: Record<string, FixedPage>;
  product: { description: string };
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
    names: string;
    country: string;
    website: string;
    parts: string;
    allParts: string;
    search: string;
  };
}
