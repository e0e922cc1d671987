import { monotonicFactory } from "ulid";

/** Rises within one millisecond, as the ids of the functions do: what is made later is newer. */
export const ulid = monotonicFactory();
