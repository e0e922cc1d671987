import { type Instant, toTtl } from "@bupum/shared/kernel/time";
import { type Context, newId } from "../context.ts";
import { type MessageBody, type MessageName, messages, type Notice } from "./messages.ts";
import type { Write } from "../table.ts";

/** Kept so long for looking into; the relay has moved it within moments. */
const keptSeconds = 7 * 86_400;

/**
 * A message that leaves only if the writes beside it succeed: the relay moves it from the stream
 * to its queue, where it stays unseen for `delaySeconds` (at most 900).
 */
export function message<N extends MessageName>(
  at: Instant,
  name: N,
  body: MessageBody<N>,
  delaySeconds?: number,
): Write {
  return {
    put: {
      pk: `outbox#${newId("msg")}`,
      sk: "message",
      queue: messages[name].queue,
      name,
      body,
      at,
      ...(delaySeconds !== undefined && { delaySeconds }),
      ttl: toTtl(at) + (name === "verification.requested" ? 3_600 : keptSeconds),
    },
  };
}

/** Tells somebody in the app and by the channel of their choice. */
export const notify = (ctx: Pick<Context, "now">, body: Notice): Write =>
  message(ctx.now(), "notice.raised", body);
