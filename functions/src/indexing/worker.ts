import type { Context, SQSBatchResponse, SQSEvent } from "aws-lambda";
import * as z from "zod/mini";
import { requeue } from "./requeue.ts";
import { log, textOf } from "../kernel/log.ts";
import { measure } from "../kernel/measure.ts";
import { resetSpent, spent } from "../kernel/table.ts";
import { type Ledger, ledgers } from "../search/ledger/items.ts";
import { placeInLedger, placePurchaseOrder } from "./ledger/place.ts";
import { headsOf } from "./ledger/sources.ts";
import { append } from "./snapshots/append.ts";
import { entriesOf } from "./snapshots/sources.ts";
import { type Collection, collections } from "../search/snapshots/items.ts";
import { tally } from "./tallies/count.ts";
import { countRefused } from "./tallies/refused.ts";
import { alsoIn, type Followed } from "../search/rules.ts";
import { type Tallied, tallied } from "../search/tallies/items.ts";

const message = z.object({
  entity: z.enum([...collections, ...tallied, ...ledgers]),
  id: z.string().check(z.minLength(1)),
});

/** Written first, to measure how fast the table is today. */
const firstTogether = 25;
/** Time reserved for the reply. */
const keptMs = 2_000;

type Clock = Pick<Context, "getRemainingTimeInMillis">;
interface Named {
  id: string;
  messageId: string;
}

/**
 * Brings the named things into step with their rows. Writing many together writes a word they share
 * once; so a run takes all the rest of a batch, unless a slow table would not let it finish in
 * time: then the rest is sent again as new messages, since a message handed back has used up a try
 * without being at fault. A batch is never requeued whole, so that this ends.
 */
export async function index(event: SQSEvent, clock: Clock): Promise<SQSBatchResponse> {
  const started = performance.now();
  resetSpent();
  const failed = new Set<string>();
  const batches = new Map<Collection | Followed, Named[]>();
  for (const { body, messageId } of event.Records)
    try {
      const { entity, id } = z.parse(message, JSON.parse(body));
      batches.set(entity, [...(batches.get(entity) ?? []), { id, messageId }]);
    } catch (error) {
      log("error", { job: "index", messageId, error: textOf(error) });
      failed.add(messageId);
    }
  let again = 0;
  for (const [entity, batch] of batches) {
    const { faulty, late } = isDeal(entity)
      ? await placeInTime(entity, batch, clock)
      : await appendInTime(entity, batch, clock);
    const lost = await requeue(entity, late);
    again += late.length - lost.length;
    for (const { messageId } of [...faulty, ...lost]) failed.add(messageId);
  }
  measure(
    { Job: "index" },
    {
      Messages: [event.Records.length, "Count"],
      Failures: [failed.size, "Count"],
      Again: [again, "Count"],
      WriteUnits: [spent.writeUnits, "Count"],
      Latency: [performance.now() - started, "Milliseconds"],
    },
    {},
  );
  return { batchItemFailures: [...failed].map((itemIdentifier) => ({ itemIdentifier })) };
}

const isLedger = (entity: Collection | Followed): entity is Ledger =>
  ledgers.some((one) => one === entity);
const isTallied = (entity: Collection | Followed): entity is Tallied =>
  tallied.some((one) => one === entity);
const isDeal = (entity: Collection | Followed): entity is Followed =>
  isLedger(entity) || isTallied(entity);

/** D4-9: a deal lies where lists look for it; a request, line or order moves the counters. */
async function follow(kind: Followed, id: string): Promise<void> {
  if (isLedger(kind)) await placeInLedger(kind, id);
  if (isTallied(kind) && (await tally(kind, id)) && kind === "ln") await countRefused(id);
  for (const also of alsoIn(kind)) await placeInLedger(also, id);
}

/** How many deals are placed in parallel. */
const placedAtOnce = 10;

/** Like `bring`, for deals, each of which has its own place and tally. */
async function placeInTime(kind: Followed, batch: readonly Named[], clock: Clock): Promise<Left> {
  const faulty: Named[] = [];
  let slowest = 0;
  let left = clock.getRemainingTimeInMillis();
  for (let start = 0; start < batch.length; start += placedAtOnce) {
    // The next ones may take twice as long as the slowest until now.
    if (start > 0 && left < keptMs + 2 * slowest) return { faulty, late: batch.slice(start) };
    const before = left;
    const some = batch.slice(start, start + placedAtOnce);
    const tryTo = async (act: () => Promise<unknown>, about: readonly Named[]) => {
      try {
        await act();
      } catch (error) {
        log("error", { job: "index", entity: kind, id: about[0]?.id, error: textOf(error) });
        faulty.push(...about);
      }
    };
    await Promise.all(some.map((named) => tryTo(() => follow(kind, named.id), [named])));
    if (kind === "od") {
      // Lines move what their purchase order says: once for all of them, since they would collide.
      const heads = await headsOf(some);
      await Promise.all(
        [...heads].map(([head, about]) => tryTo(() => placePurchaseOrder(head), about)),
      );
    }
    left = clock.getRemainingTimeInMillis();
    slowest = Math.max(slowest, before - left);
  }
  return { faulty, late: [] };
}

interface Left {
  faulty: readonly Named[];
  late: readonly Named[];
}

/** Returns what failed, and what did not fit into the time. */
async function appendInTime(
  entity: Collection,
  batch: readonly Named[],
  clock: Clock,
): Promise<Left> {
  let count = Math.min(batch.length, firstTogether);
  for (let start = 0; start < batch.length;) {
    const some = batch.slice(start, start + count);
    const before = clock.getRemainingTimeInMillis();
    const ids = some.map(({ id }) => id);
    try {
      await append(entity, ids, entriesOf[entity]);
    } catch (error) {
      log("error", { job: "index", entity, messages: some.length, error: textOf(error) });
      return { faulty: batch.slice(start), late: [] };
    }
    start += count;
    const left = clock.getRemainingTimeInMillis();
    // Half of the items that fit into the remaining time at this pace, which may slow down.
    count = Math.floor((count * (left - keptMs)) / Math.max(1, before - left) / 2);
    if (count < 1) return { faulty: [], late: batch.slice(start) };
  }
  return { faulty: [], late: [] };
}
