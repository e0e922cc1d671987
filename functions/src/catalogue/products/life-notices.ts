import { chunksOf } from "@bupum/shared/kernel/chunks";
import type { Id } from "@bupum/shared/kernel/ids";
import { now } from "../../kernel/context.ts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import { notify } from "../../kernel/messages/outbox.ts";
import { type Write, write } from "../../kernel/table.ts";
import { readProduct, type StoredProduct } from "./items.ts";
import { ownersOf } from "./owners.ts";

/** Notices that are raised in one transaction. */
const together = 25;

const lifeNotice = (
  userId: Id<"usr">,
  { id, partNumber, manufactorName, life }: StoredProduct,
  successor: string,
  refVersion: number,
): Write =>
  notify(
    { now },
    {
      userId,
      event: "PART_LIFE_CHANGED",
      refId: id,
      refVersion,
      params: {
        part: partNumber,
        maker: manufactorName.ko,
        life: life?.state ?? "ACTIVE",
        lastOrderOn: life?.lastOrderDay ?? "",
        successor,
      },
      link: `/products/${id}`,
    },
  );

/**
 * Tells the buyers who have a part what became of its life, once (D35-6). A message that another
 * change has overtaken tells nobody: that change has its own.
 */
async function tellOwners({ productId, version }: MessageBody<"product.aged">): Promise<void> {
  const product = await readProduct(productId);
  if (product?.state !== "SHOWN" || product.lifeVersion !== version) return;
  const { life, absorbedIds = [] } = product;
  const [owners, next] = await Promise.all([
    ownersOf([productId, ...absorbedIds]),
    life?.successorId ? readProduct(life.successorId) : undefined,
  ]);
  const successor = next?.state === "SHOWN" ? next.partNumber : "";
  for (const some of chunksOf([...owners], together))
    // oxlint-disable-next-line no-await-in-loop -- a notice that is raised again is written once
    await write(...some.map((userId) => lifeNotice(userId, product, successor, version)));
}

export const walks = { "product.aged": tellOwners };
