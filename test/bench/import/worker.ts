// A child process of the bench: one execution environment of the import worker, with the memory
// that a Lambda of its size gives to Node, so that it can be measured and killed separately.

/** The part of an SQS event that the worker reads. */
export interface QueueEvent {
  Records: { messageId: string; body: string; attributes: Record<string, string> }[];
}
/** Its task: to process an event, or to read a whole sheet and keep nothing. */
export type Asked = { id: number; event: QueueEvent } | { id: number; sheet: string };
export interface Answered {
  id: number;
  /** What the worker answered, or how many rows were read. */
  reply?: unknown;
  failed?: string;
  /** The largest memory use of the process so far. */
  peakMb: number;
}

const [bundle = ""] = process.argv.slice(2);
type Handler = (event: QueueEvent) => Promise<unknown>;

async function work(event: QueueEvent): Promise<unknown> {
  // The bundle is made by the bench itself.
  const { handler } = (await import(bundle)) as { handler: Handler };
  return handler(event);
}

async function readWhole(sheet: string): Promise<number> {
  const { readFile } = await import("node:fs/promises");
  const { onlySheet } =
    await import("@bupum/functions/sheets/register-request-histories/sheet/only-sheet");
  let rows = 0;
  for (const row of onlySheet(await readFile(sheet)).rows()) if (row.cells.size > 0) rows += 1;
  return rows;
}

process.on("message", (asked: Asked) => {
  const tell = (answer: Pick<Answered, "reply" | "failed">) =>
    process.send?.({
      id: asked.id,
      ...answer,
      peakMb: process.resourceUsage().maxRSS / 1024,
    } satisfies Answered);
  ("event" in asked ? work(asked.event) : readWhole(asked.sheet)).then(
    (reply) => tell({ reply }),
    (error: unknown) => tell({ failed: String(error) }),
  );
});
process.on("disconnect", () => process.exit(0));
