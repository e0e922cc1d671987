import { createHash, timingSafeEqual } from "node:crypto";
import { id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { toTtl } from "@bupum/shared/kernel/time";
import type { ProviderEvent } from "@bupum/shared/billing/payment-orders/contract";
import * as z from "zod/mini";
import type { Context } from "../../kernel/context.ts";
import { env } from "../../kernel/env.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { read, unless, write } from "../../kernel/table.ts";
import { paymentOrderKey } from "../standings/payments.ts";

const hash = (text: string) => createHash("sha256").update(text).digest();
/** The payment that an event is about, if it is one of ours. */
const aboutPayment = z.object({ orderId: id("pay") });

/** Longer than the provider repeats one event, which is three days. */
const keptSeconds = 8 * 86_400;
/** This event was received before. */
const taken = new Problem("VERSION_CONFLICT");

/**
 * Events are unsigned, so their content is not trusted: an event about a payment that is being
 * asked about makes the clock ask now, once for each event (D13-7). Throws NOT_FOUND for a wrong
 * key in the address.
 */
export async function webhook(
  ctx: Pick<Context, "now">,
  key: string,
  event: ProviderEvent,
): Promise<void> {
  if (!timingSafeEqual(hash(key), hash(env("webhook").WEBHOOK_KEY))) throw new Problem("NOT_FOUND");
  // Some events have their fields in `data`, some beside their type.
  const named = z.safeParse(aboutPayment, event["data"] ?? event);
  if (!named.success) return;
  const { orderId: paymentOrderId } = named.data;
  const payment = await read(paymentOrderKey(paymentOrderId));
  const isOpen = payment?.["status"] === "PENDING" || payment?.["refund"] !== undefined;
  if (!isOpen) return;
  const mark = {
    pk: `provider-event#${hash(JSON.stringify(event)).toString("base64url")}`,
    sk: "event",
    ttl: toTtl(ctx.now()) + keptSeconds,
  };
  const seen = { put: mark, guard: { exists: false, refused: taken } };
  const hint = message(ctx.now(), "payment-order.hinted", { paymentOrderId });
  await unless(taken, write(seen, hint));
}
