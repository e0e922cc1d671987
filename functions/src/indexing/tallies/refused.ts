import type { LineId } from "@bupum/shared/kernel/ids";
import { readLines } from "../../deal/whole-groups/lines.ts";
import { now } from "../../kernel/context.ts";
import { countAsker } from "../../search/demand.ts";

/** Counts the buyer of a line that its seller refused among those who ask for its part (D38-6). */
export async function countRefused(id: string): Promise<void> {
  // Messages about lines name lines.
  const [line] = (await readLines([id as LineId])).lines;
  if (!line?.productId || line.replyType !== "REJECTED" || line.deletedAt) return;
  const { productId, buyerId, partNumber, productName } = line;
  const words = partNumber ?? productName;
  await countAsker({ key: `part#${productId}`, words, productId }, buyerId, now());
}
