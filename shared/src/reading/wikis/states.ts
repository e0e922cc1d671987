// Without zod, for entry chunks.
/** What has become of a wiki (D9-16). */
export const wikiStatuses = ["PUBLISHED", "HIDDEN", "DELETED"] as const;
/** @public */
export type WikiStatus = (typeof wikiStatuses)[number];

/** The sections that every wiki begins with, in this order; pages say them in their language. */
export const firstSections = ["Outline", "Sources and references", "Other"] as const;
/** @public */
export type FirstSection = (typeof firstSections)[number];

/** Bounds of one wiki (D9-5). */
export const wikiLimits = {
  sections: 20,
  /** Bytes of all its sections together, as JSON. */
  bytes: 200_000,
  tags: 10,
  products: 15,
  makers: 5,
  pictures: 40,
  /** Documents beside the text, such as manuals (D9-23). */
  files: 10,
  /** Pictures that one save may add: each is a row of its transaction. */
  newPictures: 20,
  /** Days that a draft is kept after it was written in (D9-26). */
  draftDays: 30,
} as const;

export const wikiPath = (id: string): string => `/wiki/${id}`;

/** Where a feed reader finds the latest wikis of a language, or of a category in it. */
export const wikiFeedPath = (language: string, wikiCategoryId?: string): string =>
  `/api/wikis/rss?language=${language}${wikiCategoryId ? `&wikiCategoryId=${wikiCategoryId}` : ""}`;
