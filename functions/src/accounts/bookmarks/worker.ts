import { now } from "../../kernel/context.ts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import * as products from "../../catalogue/products/items.ts";
import * as items from "./items.ts";
import { offeredNotice } from "./notices.ts";

/** Notifies everybody who bookmarked a part of its news (D14-3); a repeat notifies nobody. */
async function tellWatchers(offered: MessageBody<"product.offered">): Promise<void> {
  const { productId, event } = offered;
  const product = await products.readProduct(productId);
  if (!product) return;
  for await (const watcher of items.watchersOf(productId))
    await items.notifyOnce(
      watcher,
      event,
      now(),
      offeredNotice({ now }, watcher, product, offered),
    );
}

export const walks = { "product.offered": tellWatchers };
