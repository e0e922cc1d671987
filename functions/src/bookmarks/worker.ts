import { now } from "../kernel/context.ts";
import type { MessageBody } from "../kernel/messages/messages.ts";
import { notify } from "../kernel/messages/outbox.ts";
import * as products from "../products/items.ts";
import * as items from "./items.ts";

/** Tells everybody who bookmarked a part for news of it (D14-3); a repeat tells nobody. */
async function tellWatchers({
  productId,
  event,
  version,
}: MessageBody<"product.offered">): Promise<void> {
  const product = await products.readProduct(productId);
  if (!product) return;
  for await (const watcher of items.watchersOf(productId))
    await items.notifyOnce(
      watcher,
      event,
      now(),
      notify(
        { now },
        {
          userId: watcher.userId,
          event,
          refId: productId,
          refVersion: version,
          params: {
            part: product.partNumber,
            maker: product.manufactorName.ko,
            sellers: product.offerCount,
          },
          link: `/products/${productId}`,
        },
      ),
    );
}

export const walks = { "product.offered": tellWatchers };
