import { createHash } from "node:crypto";
import { Problem } from "@bupum/shared/kernel/problem";
import { accountsOf, type Trace } from "../context.ts";
import { read, readMany, type Values, type Write } from "../table.ts";
import type { Step } from "./step.ts";

/** A key sent by the client is kept 24 hours; one derived from the body 10 seconds (D0-8). */
const statedSeconds = 86_400;
const derivedSeconds = 10;

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url");

/** Runs an operation of a route with `idempotent` once for each key (D0-8). */
export const idempotency: Step = {
  before({ event, context }) {
    const { route, run, actor, arrived } = context;
    if (!route.idempotent) return;
    const stated = event.headers["idempotency-key"];
    // The same words about two things are two calls.
    const about = Object.values(event.pathParameters ?? {});
    const path = [event.routeKey, ...about].join(" ");
    // Members of a company are told apart, and each from himself.
    const caller = accountsOf(actor).join(" by ") || undefined;
    const once = onceOf(caller, path, stated, arrived.body);
    context.once = once.write;
    context.run = (ctx, input) => runOnce(once, () => run(ctx, input));
  },
};

interface Once {
  /** The reply of the first call with this key, if there was one. Throws IDEMPOTENCY_MISMATCH. */
  repeated: () => Promise<{ reply: unknown } | undefined>;
  /** The write for the transaction of the first call. */
  write: (reply: unknown, traces?: readonly Trace[]) => Write;
}

/** Whether nobody undid what a call did. */
async function stand(traces: readonly Trace[]): Promise<boolean> {
  const rows = await readMany(traces.map(({ pk, sk }) => ({ pk, sk })));
  return traces.every(({ shows }, at) =>
    Object.entries(shows).every(([name, value]) => rows[at]?.[name] === value),
  );
}

/**
 * The key of one call by one caller: `path` is the route with what it is about, `body` the raw
 * text. Guests are told apart by what they send, since a phone changes its network between two
 * tries.
 */
function onceOf(
  userId: string | undefined,
  path: string,
  stated: string | undefined,
  body: string,
): Once {
  if (stated !== undefined && !/^[\x21-\x7e]{1,64}$/.test(stated))
    throw new Problem("IDEMPOTENCY_KEY_INVALID");
  const bodyHash = hashOf(body);
  const key = {
    pk: `once#${userId ?? bodyHash}`,
    sk: `${path}#${stated === undefined ? `body:${bodyHash}` : `key:${stated}`}`,
  };
  // Of two simultaneous calls the transaction of the second is refused.
  const refused = new Problem("IDEMPOTENCY_IN_PROGRESS");
  const seconds = Math.floor(Date.now() / 1000);
  /** The first reply, where its effect was undone. */
  let undone: string | undefined;
  return {
    async repeated() {
      const found = await read(key);
      if (!found || Number(found["endsAt"]) < seconds) return undefined;
      if (found["bodyHash"] !== bodyHash) throw new Problem("IDEMPOTENCY_MISMATCH");
      const reply = String((found as Values)["reply"]);
      // Only `write` below stores rows with this key.
      const traces = found["traces"] as Trace[] | undefined;
      undone = traces && !(await stand(traces)) ? reply : undefined;
      return undone === undefined ? { reply: JSON.parse(reply) } : undefined;
    },
    write(reply, traces) {
      const endsAt = seconds + (stated === undefined ? derivedSeconds : statedSeconds);
      return {
        put: {
          ...key,
          bodyHash,
          reply: JSON.stringify(reply ?? null),
          endsAt,
          ttl: endsAt + 60,
          ...(traces && stated === undefined && { traces }),
        },
        guard:
          undone === undefined
            ? { absentOrBelow: { endsAt: seconds }, refused }
            : { equals: { reply: undone }, refused },
      };
    },
  };
}

/** Answers a repeat with the first reply, also when both arrive at once. */
async function runOnce(once: Once, run: () => Promise<unknown>): Promise<unknown> {
  const before = await once.repeated();
  if (before) return before.reply;
  try {
    return await run();
  } catch (error) {
    // Whatever refused the second call (a used token, an existing row) was written by the first.
    if (!(error instanceof Problem)) throw error;
    const first = await once.repeated();
    if (!first) throw error;
    return first.reply;
  }
}
