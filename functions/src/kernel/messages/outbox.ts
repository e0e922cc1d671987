import { type Day, type Instant, toTtl } from "@bupum/shared/kernel/time";
import { type Context, newId } from "../context.ts";
import { type MessageBody, type MessageName, messages } from "./messages.ts";
import type { Notice } from "./notice-messages.ts";
import type { Write } from "../table.ts";

// Without a guard: a new row under an id that nobody else can name.

/** Kept this long for debugging; the relay forwards each within moments. */
const keptSeconds = 7 * 86_400;

/**
 * A message that is sent only if the writes beside it succeed: the relay takes it from the stream
 * to its queue, where it stays invisible for `delaySeconds` (at most 900).
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

/** Notifies a user in the app and by the channel that the user chose. */
export const notify = (ctx: Pick<Context, "now">, body: Notice): Write =>
  message(ctx.now(), "notice.raised", body);

/** The version of a notice that is told once a day: another one of that day is the same (D15-2). */
export const versionOf = (day: Day): number => Number(day.replaceAll("-", ""));
