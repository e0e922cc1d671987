import { addBusinessDays } from "@bupum/shared/kernel/calendar/calendar";
import type { Id } from "@bupum/shared/kernel/ids";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import { seoulDay, seoulInstant } from "@bupum/shared/kernel/time";
import {
  isOver,
  opinionOpen,
  stopWaitDays,
} from "@bupum/shared/reading/wiki-request-histories/rules";
import { audit } from "../../kernel/audit.ts";
import { actorIdOf, type Context } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { read, type Write } from "../../kernel/table.ts";
import type { Wiki } from "@bupum/shared/reading/wikis/contract";
import { openKey, opinionRows, readOpinion, type StoredOpinion, stopRequestKey } from "./items.ts";
import { decidedNotice } from "./notices.ts";

// Without a guard: goes with a guarded write of the same transaction.

const changed = new Problem("VERSION_CONFLICT");

/** When a STOP is escalated unless its writer views it (D9-13). */
const dueAtOf = ({ type, isViewed, result, escalatedAt, createdAt }: StoredOpinion) =>
  type === "STOP" && !isViewed && result === "NONE" && escalatedAt === undefined
    ? seoulInstant(addBusinessDays(seoulDay(createdAt), stopWaitDays + 1))
    : undefined;

/** The rows of a new opinion. Refused with OPINION_OPEN. */
export function addOpinion(opinion: StoredOpinion): Write[] {
  const { id, wikiId, type, requesterId } = opinion;
  const [main, card] = opinionRows(opinion, dueAtOf(opinion));
  return [
    { put: main, guard: { exists: false, refused: new Problem("BUSY") } },
    { put: card },
    {
      put: { ...openKey(wikiId, type, requesterId), opinionId: id, requesterId, type },
      guard: {
        exists: false,
        refused: (old) => opinionOpen(old?.["opinionId"] as Id<"wrh"> | undefined),
      },
    },
    ...(type === "STOP"
      ? [
          { put: { ...stopRequestKey(opinion), opinionId: id } },
          message(opinion.createdAt, "opinion.received", { opinionId: id }),
        ]
      : []),
  ];
}

/** The next state of an opinion that is still as read. Refused with VERSION_CONFLICT. */
export function changeOpinion(
  before: StoredOpinion,
  change: Partial<StoredOpinion>,
): { after: StoredOpinion; writes: Write[] } {
  const after = { ...before, ...change, version: before.version + 1 };
  const [main, card] = opinionRows(after, dueAtOf(after));
  const { wikiId, type, requesterId, id } = after;
  const isClosed = before.result === "NONE" && after.result !== "NONE";
  return {
    after,
    writes: [
      { put: main, guard: { equals: { version: before.version }, refused: changed } },
      { put: card },
      ...(isClosed
        ? [
            {
              drop: openKey(wikiId, type, requesterId),
              guard: { equals: { opinionId: id }, refused: changed },
            },
          ]
        : []),
    ],
  };
}

/**
 * The opinion that a save applies: it becomes APPLIED in the save's transaction, and its sender is
 * credited and told (D9-12). Throws OPINION_CLOSED, FORBIDDEN for the caller's own opinion.
 */
export async function applyOpinion(
  ctx: Context,
  wiki: Pick<Wiki, "id" | "status">,
  opinionId: Id<"wrh">,
  revision: number,
): Promise<{ requesterId: Id<"usr">; writes: Write[] }> {
  const opinion = await readOpinion(opinionId);
  if (!opinion || opinion.wikiId !== wiki.id)
    throw faultAt("body.appliedRequestId", "invalid_value");
  if (opinion.result !== "NONE") throw new Problem("OPINION_CLOSED", { result: opinion.result });
  const { requesterId } = opinion;
  // Nobody credits himself.
  if (requesterId === actorIdOf(ctx.actor)) throw new Problem("FORBIDDEN");
  const change = { result: "APPLIED", appliedRevision: revision } as const;
  const { after, writes } = await decided(ctx, opinion, wiki, change);
  return {
    requesterId,
    writes: [
      ...writes,
      ...decidedNotice(ctx, after, wiki),
      audit(ctx, { entity: "wiki-opinion", id: opinionId, from: "NONE", to: "APPLIED" }),
    ],
  };
}

/** The decision on an opinion; it also marks it as viewed, and an admin's decision is final. */
export async function decided(
  { actor, now }: Pick<Context, "actor" | "now">,
  opinion: StoredOpinion,
  wiki: Pick<Wiki, "status"> | undefined,
  change: Pick<StoredOpinion, "result" | "appliedRevision" | "resultNote">,
): Promise<{ after: StoredOpinion; writes: Write[] }> {
  const at = now();
  const { after, writes } = changeOpinion(opinion, {
    ...change,
    isViewed: true,
    decidedAt: at,
    ...(actor.type === "admin" && { settledAt: at }),
  });
  return {
    after,
    writes: [...writes, ...(isOver(after, wiki) ? await dropStopRequest(after) : [])],
  };
}

/** Deletes a request to stop, unless its reader has made a new one since. */
async function dropStopRequest(opinion: StoredOpinion): Promise<Write[]> {
  if (opinion.type !== "STOP") return [];
  const stop = await read(stopRequestKey(opinion));
  if (stop?.["opinionId"] !== opinion.id) return [];
  return [
    {
      drop: stopRequestKey(opinion),
      guard: { equals: { opinionId: opinion.id }, refused: changed },
    },
  ];
}
