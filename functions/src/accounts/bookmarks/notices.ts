import type { Context } from "../../kernel/context.ts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import { notify } from "../../kernel/messages/outbox.ts";
import type { Write } from "../../kernel/table.ts";
import type { StoredProduct } from "../../catalogue/products/items.ts";
import type { StoredBookmark } from "./items.ts";

/**
 * Tells users who bookmarked a part that it is in stock again, or that another seller offers it.
 */
export const offeredNotice = (
  ctx: Pick<Context, "now">,
  { userId }: StoredBookmark,
  product: StoredProduct,
  { event, version }: MessageBody<"product.offered">,
): Write =>
  notify(ctx, {
    userId,
    event,
    refId: product.id,
    refVersion: version,
    params: {
      part: product.partNumber,
      maker: product.manufactorName.ko,
      sellers: product.offerCount,
    },
    link: `/products/${product.id}`,
  });
