// Without zod, for entry chunks.
/** The state of a wiki (D9-16). */
export const wikiStatuses = ["PUBLISHED", "HIDDEN", "DELETED"] as const;
/** @public */
export type WikiStatus = (typeof wikiStatuses)[number];

/** The fixed first sections of every wiki, in this order; pages translate their names (D9-3). */
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
  /** The most pictures that one save may add: each is a row of its transaction. */
  newPictures: 20,
  /** Days that a draft is kept after its last change (D9-26). */
  draftDays: 30,
} as const;

export const wikiPath = (id: string): string => `/wiki/${id}`;

/** The address of the feed of the latest wikis of a language, or of one category. */
export const wikiFeedPath = (language: string, wikiCategoryId?: string): string =>
  `/api/wikis/rss?language=${language}${wikiCategoryId ? `&wikiCategoryId=${wikiCategoryId}` : ""}`;
