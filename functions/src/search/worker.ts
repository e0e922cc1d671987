import type { SQSBatchResponse, SQSEvent } from "aws-lambda";
import * as z from "zod/mini";
import { log, measure, textOf } from "../kernel/log.ts";
import { resetSpent, spent } from "../kernel/table.ts";
import { indexBatch } from "./index-batch.ts";
import { entities, type Entity } from "./index-items.ts";
import { indexed } from "./sources.ts";

const message = z.object({ entity: z.enum(entities), id: z.string().check(z.minLength(1)) });

/**
 * Brings what is named into step with its row. A whole batch is one set of writes, so that words
 * which many parts share are written once; where that fails, all of it comes again.
 */
export async function index(event: SQSEvent): Promise<SQSBatchResponse> {
  const started = performance.now();
  resetSpent();
  const failed = new Set<string>();
  const batches = new Map<Entity, { id: string; messageId: string }[]>();
  for (const { body, messageId } of event.Records)
    try {
      const { entity, id } = z.parse(message, JSON.parse(body));
      batches.set(entity, [...(batches.get(entity) ?? []), { id, messageId }]);
    } catch (error) {
      log("error", { job: "index", messageId, error: textOf(error) });
      failed.add(messageId);
    }
  for (const [entity, batch] of batches)
    try {
      const { source, flags } = indexed[entity];
      const ids = batch.map(({ id }) => id);
      await indexBatch(entity, ids, source, { flags });
    } catch (error) {
      log("error", { job: "index", entity, messages: batch.length, error: textOf(error) });
      for (const { messageId } of batch) failed.add(messageId);
    }
  measure(
    { Job: "index" },
    {
      Messages: [event.Records.length, "Count"],
      Failures: [failed.size, "Count"],
      WriteUnits: [spent.writeUnits, "Count"],
      Latency: [performance.now() - started, "Milliseconds"],
    },
    {},
  );
  return { batchItemFailures: [...failed].map((itemIdentifier) => ({ itemIdentifier })) };
}
