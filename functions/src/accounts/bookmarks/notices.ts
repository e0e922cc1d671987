import type { Context } from "../../kernel/context.ts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import { notify } from "../../kernel/messages/outbox.ts";
import type { Write } from "../../kernel/table.ts";
import type { StoredProduct } from "../../catalogue/products/items.ts";
import type { StoredBookmark } from "./items.ts";

/**
 * Tells users who bookmarked a part that it is in stock again, or that another seller offers it; of
 * a company those who order, and who asked for the news (D14-5).
 */
export const offeredNotice = (
  ctx: Pick<Context, "now">,
  { userId, newsAskedBy }: StoredBookmark,
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
    ...(newsAskedBy && { askedBy: newsAskedBy }),
  });
