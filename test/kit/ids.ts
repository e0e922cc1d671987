import { monotonicFactory } from "ulid";

/** Rises within one millisecond: what a test makes later is newer. */
export const ulid = monotonicFactory();
