import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { instant } from "../../kernel/time.ts";

/** A revision in the list of them, newest first. */
export const wikiRevision = z.object({
  revision: z.int(),
  editorId: id("usr"),
  editorName: z.string(),
  summary: z.optional(z.string()),
  /** The earlier revision that this one restored. */
  restoredFrom: z.optional(z.int()),
  appliedRequestId: z.optional(id("wrh")),
  /** The sender of the opinion that this revision applied. */
  creditedName: z.optional(z.string()),
  createdAt: instant,
});
