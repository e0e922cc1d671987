import { randomBytes } from "node:crypto";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { addMinutes, type Instant, toTtl } from "@bupum/shared/kernel/time";
import { viewPrefix } from "@bupum/shared/kernel/view-token";
import { audit } from "../../kernel/audit.ts";
import type { Context, UserActor } from "../../kernel/context.ts";
import { type View, viewKey } from "../../kernel/request/views.ts";
import { type Key, read, type Write } from "../../kernel/table.ts";

// The rows of views: kernel/request/views.ts, which reads them. A ticket lies under the same key
// with another `sk`, so that it opens nothing by itself.

const lifeMinutes = 30;
const ticketMinutes = 1;

const ticketKey = (ticket: string): Key => ({ ...viewKey(ticket), sk: "ticket" });
const random = () => randomBytes(32).toString("base64url");

type Viewing = Omit<View, "endsAt">;

/** A ticket that opens one view within a minute; kept as a hash. Without a guard: its id is new. */
export function addViewTicket(viewing: Viewing, at: Instant): { ticket: string; write: Write } {
  const ticket = random();
  const ttl = toTtl(addMinutes(at, ticketMinutes));
  return { ticket, write: { put: { ...ticketKey(ticket), ...viewing, ttl } } };
}

/** The view that a ticket opens, and its writes. Throws VIEW_TICKET_INVALID. */
export async function takeViewTicket(
  ticket: string,
  at: Instant,
): Promise<{ token: string; endsAt: Instant; writes: Write[] }> {
  const row = await read(ticketKey(ticket));
  const refused = new Problem("VIEW_TICKET_INVALID");
  if (!row) throw refused;
  // Written by `addViewTicket`, in this shape.
  const { userId, adminId, session } = row as unknown as Viewing;
  const token = viewPrefix + random();
  const endsAt = addMinutes(at, lifeMinutes);
  const view: View = { userId, adminId, session, endsAt };
  return {
    token,
    endsAt,
    writes: [
      { drop: ticketKey(ticket), guard: { atLeast: { ttl: toTtl(at) }, refused } },
      // Without a guard: a new row under a name that nobody else can know.
      { put: { ...viewKey(token), ...view, ttl: toTtl(endsAt) } },
    ],
  };
}

/** On record with the member: an admin looks, or has ended it (D20-15). */
export const viewEvent = (
  ctx: Pick<Context, "now">,
  adminId: Id<"usr">,
  userId: Id<"usr">,
  step: { to: "VIEWED"; reason: string } | { to: "VIEW_ENDED" },
): Write => {
  const actor = { type: "admin", userId: adminId, name: "" } as const;
  return audit({ actor, now: ctx.now }, { entity: "user", id: userId, from: "-", ...step });
};

/** Without a guard: an ended view ends again. */
export const endView = (
  ctx: Pick<Context, "now">,
  userId: Id<"usr">,
  view: NonNullable<UserActor["view"]>,
): Write[] => [{ drop: view.key }, viewEvent(ctx, view.adminId, userId, { to: "VIEW_ENDED" })];
