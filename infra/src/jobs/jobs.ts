import type { FunctionName } from "../build.ts";
import { type QueueName, workerTimeoutSeconds } from "../data/queues.ts";

/** A pattern of Lambda's event filter: one of these must match. */
type Filter = Record<string, unknown>;

export type Trigger =
  | { on: "stream"; filters: readonly Filter[] }
  | { on: "queue"; queue: QueueName; batchSize: number; windowSeconds: number; most: number }
  | { on: "schedule"; expressions: readonly string[] };

export interface Job {
  why: string;
  trigger: Trigger;
  timeoutSeconds: number;
  memoryMb: number;
}

const ofRows = (pks: readonly string[], sks: readonly unknown[]): Filter => ({
  dynamodb: { Keys: { pk: { S: pks.map((prefix) => ({ prefix })) }, sk: { S: sks } } },
});

/** The most that an account has without asking for more. */
const snapshotMemoryMb = 3_008;

/** Every job that functions/src/jobs holds, and what starts it. Times are of Asia/Seoul. */
export const jobs: Record<Extract<FunctionName, `job-${string}`>, Job> = {
  "job-relay": {
    why: "moves outbox rows to their queues, and tells the index what was changed",
    trigger: {
      on: "stream",
      // Lambda accepts five filters; the searched rows are those of functions/src/indexing.
      filters: [
        { eventName: ["INSERT"], dynamodb: { Keys: { pk: { S: [{ prefix: "outbox#" }] } } } },
        // Rows with the same prefix have different sort keys; the relay sorts out what is left over.
        ofRows(
          ["product#", "manufactor#", "seller#", "merchandise#", "order#", "activity#"],
          ["product", "manufactor", "info", "merchandise", "order", "activity"],
        ),
        ofRows(
          ["news#", "board#", "wiki#", "user#", "writer#", "register-request#", "payment-order#"],
          ["news", "board", "wiki", "account", "info", "request", "payment-order"],
        ),
        ofRows(["group#"], ["group", { prefix: "line#" }, { prefix: "estimate#" }]),
      ],
    },
    timeoutSeconds: 60,
    memoryMb: 512,
  },
  "job-notify": {
    why: "writes notices and sends mail, AlimTalk and SMS",
    // At most five at a time: the message provider counts calls by the second.
    trigger: { on: "queue", queue: "notify", batchSize: 10, windowSeconds: 0, most: 5 },
    timeoutSeconds: workerTimeoutSeconds,
    memoryMb: 512,
  },
  "job-dispatch": {
    why: "carries an estimate request to its sellers and a cause to its effects",
    trigger: { on: "queue", queue: "dispatch", batchSize: 10, windowSeconds: 0, most: 10 },
    timeoutSeconds: workerTimeoutSeconds,
    memoryMb: 512,
  },
  "job-bulk": {
    why: "walks over all that a maker, a category or a seller has, stretch by stretch",
    // Few at a time: walks are not urgent, and rows of one maker conflict with each other.
    trigger: { on: "queue", queue: "bulk", batchSize: 1, windowSeconds: 0, most: 2 },
    timeoutSeconds: workerTimeoutSeconds,
    memoryMb: 512,
  },
  "job-import": {
    why: "reads sheets of sellers and puts their rows on sale",
    // One step of one sheet at a time, with a limit, so that other sellers' orders do not wait.
    trigger: { on: "queue", queue: "import", batchSize: 1, windowSeconds: 0, most: 4 },
    timeoutSeconds: workerTimeoutSeconds,
    memoryMb: 512,
  },
  "job-billing": {
    why: "charges, asks and tells what time has come for, one subscriber after the other",
    // Each message may wait 20 s for the card provider; a few at a time suffice for a day's
    // renewals.
    trigger: { on: "queue", queue: "billing", batchSize: 1, windowSeconds: 0, most: 5 },
    timeoutSeconds: workerTimeoutSeconds,
    memoryMb: 512,
  },
  "job-documents": {
    why: "makes what somebody asked for and waits for: sheets of many lines, PDFs of deals",
    trigger: { on: "queue", queue: "documents", batchSize: 1, windowSeconds: 0, most: 4 },
    timeoutSeconds: workerTimeoutSeconds,
    // A document is drawn in half a second of a whole core; a sheet takes less than half of it.
    memoryMb: 1024,
  },
  "job-tax-invoices": {
    why: "issues tax invoices, takes them back, and asks what became of them at the tax service",
    // Each message may wait 20 s for the provider.
    trigger: { on: "queue", queue: "tax-invoices", batchSize: 1, windowSeconds: 0, most: 5 },
    timeoutSeconds: workerTimeoutSeconds,
    memoryMb: 512,
  },
  "job-chat": {
    why: "tells the open pages of both people that something happened in their room",
    // A person waits for a chat message, so batching is short.
    trigger: { on: "queue", queue: "chat", batchSize: 10, windowSeconds: 0, most: 10 },
    timeoutSeconds: workerTimeoutSeconds,
    memoryMb: 512,
  },
  "job-index": {
    why: "keeps the search index in step with parts, makers, sellers and listings, and orders and lines where admins look for them",
    // Large batches: words that parts share are written once for all of them.
    trigger: { on: "queue", queue: "index", batchSize: 250, windowSeconds: 1, most: 2 },
    timeoutSeconds: workerTimeoutSeconds,
    memoryMb: 1024,
  },
  "job-rates": {
    why: "takes the day's exchange rates; a rate that is there already is not asked for again",
    trigger: { on: "schedule", expressions: ["cron(5 9-15 ? * MON-FRI *)"] },
    timeoutSeconds: 60,
    memoryMb: 512,
  },
  "job-reconciliation": {
    why: "compares the ledger of the last days with the card provider's own list",
    trigger: { on: "schedule", expressions: ["cron(10 5 * * ? *)"] },
    // Four days with some calls of at most 20 s each, beside all entries of the ledger.
    timeoutSeconds: 600,
    memoryMb: 512,
  },
  "job-sitemap": {
    why: "writes the sitemap of parts, makers, news and posts; a run writes the same names again",
    trigger: { on: "schedule", expressions: ["cron(20 4 * * ? *)"] },
    timeoutSeconds: 900,
    memoryMb: 512,
  },
  "job-snapshots": {
    why: "makes the next snapshot of what is searched, once enough has changed",
    trigger: { on: "schedule", expressions: ["rate(1 minute)"] },
    timeoutSeconds: 900,
    // All entries of a collection are in memory at once.
    memoryMb: snapshotMemoryMb,
  },
  "job-snapshot-check": {
    why: "compares what searches answer from with the table, and mends it",
    trigger: { on: "schedule", expressions: ["cron(40 3 * * ? *)"] },
    timeoutSeconds: 900,
    memoryMb: snapshotMemoryMb,
  },
  "job-stocks": {
    why: "takes the last closing prices of listed makers, which come on the next business day",
    trigger: { on: "schedule", expressions: ["cron(20 13-18 ? * MON-FRI *)"] },
    // Six calls of at most eight seconds.
    timeoutSeconds: 60,
    memoryMb: 512,
  },
  "job-sweeps": {
    why: "fires what is due: held notices, quotes that are told together, sheets that got stuck",
    trigger: { on: "schedule", expressions: ["rate(10 minutes)"] },
    // Shorter than the interval, so that one sweep ends before the next begins.
    timeoutSeconds: 300,
    memoryMb: 512,
  },
};
