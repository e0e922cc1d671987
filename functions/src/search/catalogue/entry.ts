import type { Subject } from "../text/tokens.ts";

/** All that is searched of one thing, as plain JSON. */
export interface Entry extends Subject {
  id: string;
  /** It is no longer to be found. */
  gone?: true;
}

export const entryOf = (id: string, subject: Subject): Entry => ({ id, ...subject });
