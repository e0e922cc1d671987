import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { rule } from "../../kernel/rule.ts";
import { day, instant } from "../../kernel/time.ts";
import { lifeSources, lifeStates, saidStates } from "./lives.ts";

/** The life of a part, as it was said last (D35-1); a part of which nothing is said is active. */
export const life = z.object({
  state: z.enum(lifeStates),
  lastOrderDay: z.optional(day),
  /** The part to order instead. */
  successorId: z.optional(id("prd")),
  source: z.enum(lifeSources),
  saidAt: instant,
});
export type Life = z.output<typeof life>;

/** What somebody says of a part's life. */
export const saidLife = z
  .strictObject({
    state: z.enum(saidStates),
    /** Of a part with a last order only. */
    lastOrderDay: z.optional(day),
    successorId: z.optional(id("prd")),
  })
  .check(
    rule(({ state, lastOrderDay }) => state !== "LAST_ORDER" || lastOrderDay !== undefined, {
      error: "required",
      path: ["lastOrderDay"],
    }),
    rule(({ state, successorId }) => state !== "REPLACED" || successorId !== undefined, {
      error: "required",
      path: ["successorId"],
    }),
  );
export type SaidLife = z.output<typeof saidLife>;
