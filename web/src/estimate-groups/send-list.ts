import { estimateLimits, type GroupDraft } from "@bupum/shared/deal/estimate-groups/contract";
import { failureOf } from "@bupum/ui/failure";
import type { GroupForm } from "./group-form.ts";

type Bom = NonNullable<GroupForm["bom"]>;

interface Sending<Made> {
  /** The whole list; what is beyond one request goes into further ones. */
  body: GroupDraft;
  /** Where an earlier try ended. */
  bom: Bom | undefined;
  /** Lines of each request where the plan takes fewer: such requests are no list (D18-2). */
  linesEach?: number | undefined;
  send: (body: GroupDraft) => Promise<Made>;
  /** A part is on its way: its lines, the first ones, are the reader's no more. */
  onSent: (bom: Bom, lineCount: number) => void;
}
export interface Sent<Made> {
  /** Absent where an earlier try had sent the last part. */
  last: Made | undefined;
  /** Of a list that became several requests; absent where they stand alone. */
  bomId?: string;
  parts: number;
}

/**
 * Sends one request, or a long list part by part. Each part has its place in the list, at which the
 * server takes one request: what an answer was lost of, or a page closed over, is not sent twice.
 * Requests that stand alone are held to one each by the keys of their sends, while the page is open.
 */
export async function sendList<Made>(sending: Sending<Made>): Promise<Sent<Made>> {
  const { body, bom, linesEach, send, onSent } = sending;
  const each = linesEach ?? estimateLimits.lines;
  if (!bom && body.lines.length <= each) return { last: await send(body), parts: 1 };
  const { id, sent } = bom ?? { id: crypto.randomUUID(), sent: 0 };
  const parts = sent + Math.ceil(body.lines.length / each);
  let last: Made | undefined;
  for (let part = sent + 1; part <= parts; part++) {
    const from = (part - sent - 1) * each;
    const lines = body.lines.slice(from, from + each);
    // oxlint-disable-next-line no-await-in-loop -- a list is sent in its order
    last = await unlessSent(
      send({
        ...body,
        ...(body.title && { title: `${body.title.slice(0, 90)} (${part}/${parts})` }),
        lines,
        // A file belongs to one request.
        fileIds: part === 1 ? body.fileIds : [],
        ...(linesEach === undefined && { bom: { id, part, parts } }),
      }),
    );
    onSent({ id, sent: part }, lines.length);
  }
  return { last, ...(linesEach === undefined && { bomId: id }), parts };
}

async function unlessSent<Made>(sending: Promise<Made>): Promise<Made | undefined> {
  try {
    return await sending;
  } catch (error) {
    if (failureOf(error).code === "BOM_PART_SENT") return undefined;
    throw error;
  }
}
