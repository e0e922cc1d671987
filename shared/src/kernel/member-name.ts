import * as z from "zod/mini";
import { id } from "./ids.ts";

/** The owner of a row, as lists name it. */
export const memberName = z.object({
  id: id("usr"),
  userId: z.string(),
  name: z.string(),
  companyName: z.optional(z.string()),
});
export type MemberName = z.output<typeof memberName>;
