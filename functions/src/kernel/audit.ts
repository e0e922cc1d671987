import type { Id } from "@bupum/shared/kernel/ids";
import type { Instant } from "@bupum/shared/kernel/time";
import type { TrailChange } from "@bupum/shared/kernel/trail-fields";
import { monotonicFactory } from "ulid";
import type { Actor, Context } from "./context.ts";
import { everyChunk, everyRow, query } from "./list.ts";
import { type Item, write } from "./table.ts";

// Without a guard: a new row under an id that nobody else can name; a reason that is forgotten:
// idempotent.

interface Transition {
  entity: string;
  id: string;
  from: string;
  to: string;
  via?: "WEB" | "LINK" | "ADMIN" | "SYSTEM" | "TEST";
  reason?: string | undefined;
  onBehalfOf?: string;
  /** The lines of an estimate that the event is about. */
  lineIds?: readonly string[];
  /** What an admin changed (D30-2). */
  changes?: readonly TrailChange[];
}

// | access pattern                    | index | pk                   | sk             |
// |-----------------------------------|-------|----------------------|----------------|
// | what became of one thing          |       | audit#<entity>#<id>  | <at>#<aud>     |
// | what admins did                   | gsi1  | audit-events         | <at>#<aud>     |
// | what one of them did              | gsi2  | audit-events#<usr>   | <at>#<aud>     |

/** Keeps transitions of one millisecond in their order. */
const nextUlid = monotonicFactory();

/** The event beside every transition, in its transaction (D0-11). */
export function audit(ctx: Pick<Context, "actor" | "now">, transition: Transition): { put: Item } {
  const { entity, id, changes = [], ...rest } = transition;
  const at = ctx.now();
  const sk = `${at}#aud_${nextUlid()}`;
  const who = whoActs(ctx.actor);
  return {
    put: {
      pk: pastPk(entity, id),
      sk,
      entity,
      id,
      via: viaOf(ctx.actor),
      ...rest,
      ...(changes.length > 0 && { changes }),
      ...who,
      at,
      ...(who.actorRole === "ADMIN" && {
        gsi1pk: actsOfAdmins,
        gsi1sk: sk,
        gsi2pk: actsOf(who.actor),
        gsi2sk: sk,
      }),
    },
  };
}

export const pastPk = (entity: string, id: string): string => `audit#${entity}#${id}`;
export const actsOfAdmins = "audit-events";
export const actsOf = (adminId: string): string => `${actsOfAdmins}#${adminId}`;

interface Acting {
  actor: string;
  actorRole: string;
  onBehalfOf?: string;
}
function whoActs(actor: Actor): Acting {
  if (actor.type === "guest")
    return actor.isSystem
      ? { actor: "system", actorRole: "SYSTEM" }
      : { actor: "guest", actorRole: "GUEST" };
  if (actor.type === "admin") return { actor: actor.userId, actorRole: "ADMIN" };
  const { userId, role, view, member, byAdmin = view?.adminId } = actor;
  if (member) return { ...whoActs(member.person), onBehalfOf: userId };
  if (byAdmin) return { actor: byAdmin, actorRole: "ADMIN", onBehalfOf: userId };
  return { actor: userId, actorRole: role };
}

/** The API or job through which the caller came (D0-11). */
export function viaOf(actor: Actor): "WEB" | "LINK" | "ADMIN" | "SYSTEM" {
  if (actor.type === "guest" && actor.isSystem) return "SYSTEM";
  if (actor.type === "admin" || (actor.type === "user" && actor.byAdmin)) return "ADMIN";
  return actor.type === "user" && actor.byLink ? "LINK" : "WEB";
}

/** The actor of a transition that a worker makes without a caller. */
export const systemAt = (at: Instant): Pick<Context, "actor" | "now"> => ({
  actor: { type: "guest", isSystem: true },
  now: () => at,
});

/** The actor of an act that a worker completes: the admin who began it. */
export const startedBy = <By extends Pick<Context, "actor" | "now">>(
  by: By,
  adminId: Id<"usr"> | undefined,
): By =>
  by.actor.type === "guest" && by.actor.isSystem && adminId
    ? { ...by, actor: { type: "admin", userId: adminId, name: "" } }
    : by;

/** The transition, and the reason that somebody typed. */
export const noted = (what: string, reason: string | undefined): string =>
  [what, reason].filter(Boolean).join(": ");

/** Removes texts and values about a person who left; the transitions stay. */
export async function forgetReasons(entity: string, id: string): Promise<void> {
  for await (const row of everyRow({ pk: pastPk(entity, id), newestFirst: false }, 100)) {
    const { pk, sk, reason, changes } = row;
    if (reason !== undefined || changes !== undefined)
      await write({ change: { pk, sk }, unset: ["reason", "changes"] });
  }
}

/** A transition as admins see it. */
interface Past {
  entity: string;
  id: string;
  via: string;
  actor: string;
  onBehalfOf?: string;
  from: string;
  to: string;
  actorRole: string;
  reason?: string;
  lineIds?: string[];
  at: Instant;
}
const mostPast = 50;

/** The last transitions of one entity, newest first. */
export async function pastOf(entity: string, id: string): Promise<Past[]> {
  const list = { pk: pastPk(entity, id), newestFirst: true };
  return (await query(list, mostPast)).items as unknown as Past[];
}

/** All transitions of several related entities, newest first. */
export async function trailOf(...entities: (readonly [entity: string, id: string])[]) {
  const events = await Promise.all(entities.map(([entity, id]) => wholePast(entity, id)));
  return events.flat().toSorted((a, b) => b.at.localeCompare(a.at));
}

async function wholePast(entity: string, id: string): Promise<Past[]> {
  const events: Past[] = [];
  const list = { pk: pastPk(entity, id), newestFirst: true };
  for await (const rows of everyChunk(list, 200)) events.push(...(rows as unknown as Past[]));
  return events;
}
