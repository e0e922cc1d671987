import * as z from "zod/mini";
import { requestLineId } from "./ids.ts";
import { instant } from "./time.ts";

/** A step on record: whose it was, and for whom an admin did it. */
const trailEvent = z.object({
  entity: z.string(),
  /** Of what it is a step. */
  id: z.string(),
  from: z.string(),
  to: z.string(),
  via: z.string(),
  actor: z.string(),
  actorRole: z.string(),
  onBehalfOf: z.optional(z.string()),
  reason: z.optional(z.string()),
  /** Of an estimate's lines those that it was about; absent where it was about all of them. */
  lineIds: z.optional(z.array(requestLineId)),
  at: instant,
});
export type TrailEvent = z.output<typeof trailEvent>;
/** Newest first. */
export const trail = z.array(trailEvent);
