import { isOver, stopsToEscalate } from "@bupum/shared/reading/wiki-request-histories/rules";
import { audit, systemAt } from "../../kernel/audit.ts";
import { now } from "../../kernel/context.ts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import { isVersionConflict, retry } from "../../kernel/retry.ts";
import { write } from "../../kernel/table.ts";
import { readWiki } from "../wikis/items.ts";
import { readOpinion, stopRequestsOf, type StoredOpinion } from "../opinions/items.ts";
import { changeOpinion } from "../opinions/writes.ts";

type Id = StoredOpinion["id"];

/**
 * D9-13: escalates requests to stop a wiki, if three different people ask for it or the writer did
 * not view one in time. It reads the present rows, so a repeat does nothing. Requests beyond the
 * limit are escalated by their own messages.
 */
async function opinionReceived({ opinionId }: MessageBody<"opinion.received">): Promise<void> {
  const opinion = await readOpinion(opinionId);
  if (!opinion || opinion.type !== "STOP" || opinion.settledAt) return;
  const requests = await stopRequestsOf(opinion.wikiId);
  const isAskedByMany = requests.length >= stopsToEscalate;
  const ids = isAskedByMany ? new Set([...requests, opinionId]) : [];
  for (const id of ids) await escalate(id);
}

/** The writer did not view it in time. */
async function opinionWaited({ opinionId }: MessageBody<"opinion.waited">): Promise<void> {
  const opinion = await readOpinion(opinionId);
  if (opinion && !opinion.isViewed && opinion.result === "NONE") await escalate(opinionId);
}

const escalate = (id: Id): Promise<void> =>
  retry(isVersionConflict, async () => {
    const before = await readOpinion(id);
    if (!before || before.escalatedAt || isOver(before, await readWiki(before.wikiId))) return;
    const at = now();
    const { writes } = changeOpinion(before, { escalatedAt: at });
    const event = { entity: "wiki-opinion", id, from: before.result, to: "ESCALATED" };
    await write(...writes, audit(systemAt(at), event));
  });

export const handlers = { "opinion.received": opinionReceived, "opinion.waited": opinionWaited };
