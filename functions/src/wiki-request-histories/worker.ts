import { stopsToEscalate } from "@bupum/shared/wiki-request-histories/rules";
import { audit, systemAt } from "../kernel/audit.ts";
import { now } from "../kernel/context.ts";
import type { MessageBody } from "../kernel/messages/messages.ts";
import { isVersionConflict, retry } from "../kernel/retry.ts";
import { write } from "../kernel/table.ts";
import { openOf, readOpinion, type StoredOpinion } from "./items.ts";
import { changeOpinion } from "./writes.ts";

type Id = StoredOpinion["id"];

/**
 * D9-13: lays a wish to stop before the admins, where three different people wish it, or where its
 * writer did not view it in time. The row itself says whether that is so, so a repeat does nothing.
 */
async function opinionReceived({ opinionId }: MessageBody<"opinion.received">): Promise<void> {
  const opinion = await readOpinion(opinionId);
  if (!opinion || opinion.result !== "NONE" || opinion.type !== "STOP") return;
  const open = await openOf(opinion.wikiId, "STOP");
  const isWishedByMany = open.length >= stopsToEscalate;
  const ids = isWishedByMany ? open.map((one) => one.opinionId) : [];
  for (const id of ids) await escalate(id);
}

/** Nobody viewed it in time. */
async function opinionWaited({ opinionId }: MessageBody<"opinion.waited">): Promise<void> {
  const opinion = await readOpinion(opinionId);
  if (opinion && !opinion.isViewed) await escalate(opinionId);
}

const escalate = (id: Id): Promise<void> =>
  retry(isVersionConflict, async () => {
    const before = await readOpinion(id);
    if (!before || before.result !== "NONE" || before.escalatedAt) return;
    const at = now();
    const { writes } = changeOpinion(before, { escalatedAt: at });
    const event = { entity: "wiki-opinion", id, from: "NONE", to: "ESCALATED" };
    await write(...writes, audit(systemAt(at), event));
  });

export const handlers = { "opinion.received": opinionReceived, "opinion.waited": opinionWaited };
