import { keptFor } from "../../kernel/kept-for.ts";
import { listTags } from "./items.ts";

const keptMilliseconds = 60_000;

/** The tree of categories, which changes rarely: a function keeps it for a minute. */
export const knownCategories = keptFor(keptMilliseconds, () => listTags());
