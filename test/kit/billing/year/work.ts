import { ApiError } from "@bupum/shared/kernel/client";
import { Problem } from "@bupum/shared/kernel/problem";
import { addMinutes } from "@bupum/shared/kernel/time";
import { mostTries } from "@bupum/shared/kernel/tries";
import { handlerOf } from "../../cloud/gateway.ts";
import { counted, eventFrom, type Year } from "./market.ts";
import { textOf } from "../../cloud/post.ts";
import { handOver } from "../../deliver.ts";

/** A queue keeps a failed message back for so long. */
const visibilityMinutes = 6;

/** Compares the ledger of the last days with the provider; true where it gave its list. */
export async function reconcile({ figures }: Year): Promise<boolean> {
  figures.nights += 1;
  const run = await handlerOf("jobs/reconciliation");
  const isDone = await run!({}, {}).then(
    () => true,
    () => false,
  );
  if (!isDone) figures.nightsWithoutList += 1;
  return isDone;
}

/** A call that may be refused, or killed half-way, but fails in no other way. */
export async function unlessKilled(
  { figures, strike }: Year,
  name: string,
  call: () => Promise<unknown>,
): Promise<void> {
  const before = figures.kills;
  const revive = strike();
  try {
    await call();
    counted(figures.acts, name);
  } catch (error) {
    revive();
    const code = figures.kills > before ? "killed" : codeOf(error);
    if (code === undefined) throw error;
    counted(figures.refusals, `${name} ${code}`);
  } finally {
    revive();
  }
}

/** Of a refusal its code; nothing else is to come out of a call, but a 503 while the provider is down. */
function codeOf(error: unknown): string | undefined {
  if (error instanceof Problem) return error.code;
  if (error instanceof ApiError && error.status !== 500) return error.code ?? String(error.status);
  return undefined;
}

/** What the provider tells: now, late, twice or never; and what somebody else tells in its name. */
export async function tell({ world, random, below, calm }: Year): Promise<void> {
  const { toss } = world.services;
  const [first] = toss.book.payments;
  if (first && random() < 0.02)
    await eventFrom(world, { eventType: "PAYMENT_STATUS_CHANGED", data: { ...first } });
  await toss.webhooks.deliver();
  const moods = ["LATE", "TWICE", "MISSING", "FLAT"] as const;
  toss.faults.clear();
  if (!calm.is && random() < 0.5) toss.faults.add({ kind: moods[below(moods.length)]!, left: 1 });
}

/** Every message, some twice, in another order, and now and then with a worker that dies. */
export async function deliver(year: Year): Promise<void> {
  const { figures } = year;
  let waiting = takeSome(year);
  for (let round = 0; waiting.length > 0; round++) {
    if (round === 40) throw new Error("Messages keep coming.");
    const again: typeof waiting = [];
    for (const one of waiting) {
      const revive = year.strike();
      // oxlint-disable-next-line no-await-in-loop -- the same seed plays the same months
      const isDone = await handOver(one.sent.queue, [textOf(one.sent)], one.receives);
      revive();
      if (isDone) figures.delivered += 1;
      else if (++one.receives >= mostTries) figures.dead.push(JSON.stringify(one.sent));
      else again.push(one);
    }
    if (again.length > 0) year.goTo(addMinutes(year.now(), visibilityMinutes));
    waiting = [...again, ...takeSome(year)];
  }
}

/** What waits for the queue of billing, shuffled and some of it twice; mails are counted. */
function takeSome({ post, figures, random }: Year) {
  const all = post.take();
  for (const { name, body } of all)
    if (name === "billing-notice.raised") counted(figures.mails, String(body["event"]));
  const billing = all.filter(({ queue }) => queue === "billing");
  const doubled = billing.filter(() => random() < 0.3);
  return [...billing, ...doubled]
    .map((sent) => ({ sent, receives: 0, place: random() }))
    .toSorted((left, right) => left.place - right.place);
}
