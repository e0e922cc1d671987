import * as z from "zod/mini";
import { requestLineId } from "./ids.ts";
import { instant } from "./time.ts";

/** Who may have acted, where it is known. */
export const actorRoles = ["USER", "SELLER", "ADMIN", "SYSTEM", "GUEST"] as const;

/** A step on record: who did it, and for whom, if an admin did. */
export const trailEvent = z.object({
  entity: z.string(),
  /** The entity that the step is about. */
  id: z.string(),
  from: z.string(),
  to: z.string(),
  via: z.string(),
  actor: z.string(),
  actorRole: z.string(),
  onBehalfOf: z.optional(z.string()),
  reason: z.optional(z.string()),
  /** The lines of an estimate that the step is about; absent if it is about all of them. */
  lineIds: z.optional(z.array(requestLineId)),
  at: instant,
});
export type TrailEvent = z.output<typeof trailEvent>;
/** Newest first. */
export const trail = z.array(trailEvent);
