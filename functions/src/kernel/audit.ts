import { type Context, newId } from "./context.ts";
import type { Write } from "./table.ts";

interface Transition {
  entity: string;
  id: string;
  from: string;
  to: string;
  via?: "WEB" | "LINK" | "ADMIN" | "SYSTEM" | "TEST";
  reason?: string | undefined;
  onBehalfOf?: string;
}

/** The event beside every transition, in its transaction (DOMAIN.md D0). */
export function audit(ctx: Pick<Context, "actor" | "now">, transition: Transition): Write {
  const { entity, id, ...rest } = transition;
  const at = ctx.now();
  const isAdmin = ctx.actor.type === "admin";
  return {
    put: {
      pk: `audit#${entity}#${id}`,
      sk: `${at}#${newId("aud")}`,
      entity,
      id,
      via: isAdmin ? "ADMIN" : "WEB",
      ...rest,
      actor: ctx.actor.type === "guest" ? "guest" : ctx.actor.userId,
      actorRole: ctx.actor.type === "user" ? ctx.actor.role : ctx.actor.type.toUpperCase(),
      at,
    },
  };
}
