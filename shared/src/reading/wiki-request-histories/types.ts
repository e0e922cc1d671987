// Without zod, for entry chunks.
/** What an opinion asks for: another text, that the page be stopped, or something else (D9-10). */
export const opinionTypes = ["EDIT", "STOP", "ETC"] as const;
/** @public */
export type OpinionType = (typeof opinionTypes)[number];

/** The state of an opinion. */
export const opinionResults = ["NONE", "APPLIED", "DECLINED"] as const;
export type OpinionResult = (typeof opinionResults)[number];

/** The page where the sender and the writer read an opinion. */
export const opinionPath = (id: string): string => `/writer/wiki/request-history/${id}`;
