// Without zod, for entry chunks.
/** What an opinion wishes: another text, that the page be stopped, or something else (D9-10). */
export const opinionTypes = ["EDIT", "STOP", "ETC"] as const;
/** @public */
export type OpinionType = (typeof opinionTypes)[number];

/** What came of it. */
export const opinionResults = ["NONE", "APPLIED", "DECLINED"] as const;
export type OpinionResult = (typeof opinionResults)[number];

/** Where both who sent an opinion and who got it read it. */
export const opinionPath = (id: string): string => `/writer/wiki/request-history/${id}`;
