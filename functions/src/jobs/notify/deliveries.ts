import { createHash } from "node:crypto";
import { Problem } from "@bupum/shared/kernel/problem";
import { addMs, type Instant, toTtl } from "@bupum/shared/kernel/time";
import type { Channel } from "@bupum/shared/notices/notifications/rules";
import { now } from "../../kernel/context.ts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import type { Notice } from "../../kernel/messages/notice-messages.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { type Item, read, type Values, write, type Write } from "../../kernel/table.ts";
import { resultWrite } from "../../notices/notifications/items.ts";

/*
 * access                         key
 * one delivery, and its dedupe   pk delivery#<id>  sk delivery
 * what is held for the morning   gsi2pk due#notice  gsi2sk <instant>#<id>   (swept by sweeps)
 */

interface Progress {
  id: string;
  /** SEND: try the first channel; CHECK: ask for the result of its delivery. */
  step: "SEND" | "CHECK" | "DONE";
  channels: Channel[];
  /** The result of each channel that was tried. */
  results?: Values;
  /** SOLAPI's group, as soon as there is one. */
  groupId?: string;
  /** When SOLAPI took the AlimTalk. */
  sentAt?: Instant;
  heldUntil?: Instant;
  createdAt: Instant;
  version: number;
}
export type Delivery = Progress & { userId: Notice["userId"]; noticeId: string; notice: Notice };
export type CodeDelivery = Progress;

/** Longer than any message can be repeated. */
const keptDays = 180;
/** Longer than a worker can run: after this a claim without a result is free again. */
const leaseMs = 61_000;

const keyOf = (id: string) => ({ pk: `delivery#${id}`, sk: "delivery" });

/** The same notice has the same id, however often it is raised (D15-2). */
export const deliveryIdOf = ({ userId, event, refId, refVersion }: Notice): string =>
  idFrom(userId, event, refId, refVersion);

/** The id of one delivery of what these values name together. */
export const idFrom = (...values: (string | number)[]): string =>
  createHash("sha256").update(values.join("\n")).digest("base64url").slice(0, 27);

export const codeDeliveryIdOf = (body: MessageBody<"verification.requested">): string =>
  body.verificationId;

// Only `openDelivery` and `change` below write these rows.
const deliveryOf = (item: Item): Delivery => item as unknown as Delivery;

export async function find(id: string): Promise<Delivery | undefined> {
  const item = await read(keyOf(id));
  return item && deliveryOf(item);
}

const taken = new Problem("VERSION_CONFLICT");

/**
 * The write that opens a delivery; the problem `openDelivery.taken` means that it is open already.
 */
export const openDelivery = Object.assign(
  (delivery: Progress & Partial<Delivery>): Write => ({
    put: {
      ...keyOf(delivery.id),
      ...delivery,
      ttl: toTtl(addMs(delivery.createdAt, keptDays * 86_400_000)),
    },
    guard: { exists: false, refused: taken },
  }),
  { taken },
);

/** A delivery without a notice, opened by its first message. */
export async function opened(id: string): Promise<CodeDelivery | undefined> {
  const known = await find(id);
  if (known) return known;
  const delivery: CodeDelivery = {
    id,
    step: "SEND",
    channels: [],
    createdAt: now(),
    version: 1,
  };
  try {
    await write(openDelivery(delivery));
    return delivery;
  } catch (error) {
    if (error !== taken) throw error;
    return find(id);
  }
}

/** Another worker is handling this delivery: the message is repeated and then finds its result. */
const overtaken = new Problem("BUSY");

function changeOf(delivery: Progress, set: Partial<Progress>, unset: string[] = []): Write {
  return {
    change: keyOf(delivery.id),
    set: { ...set, version: delivery.version + 1 },
    ...(unset.length > 0 && { unset }),
    guard: { equals: { version: delivery.version }, refused: overtaken },
  };
}

async function change<D extends Progress>(
  delivery: D,
  set: Partial<Progress>,
  unset: string[] = [],
  ...beside: Write[]
): Promise<D> {
  await write(changeOf(delivery, set, unset), ...beside);
  return { ...delivery, ...set, version: delivery.version + 1 };
}

/** Stores the group of a message, so that the next try continues with it. */
export const remember = <D extends Progress>(delivery: D, groupId: string): Promise<D> =>
  change(delivery, { groupId });

/** SOLAPI has accepted it: its result is asked for after `delaySeconds`. */
export const check = (delivery: Delivery, delaySeconds: number): Promise<Delivery> =>
  change(
    delivery,
    { step: "CHECK", sentAt: delivery.sentAt ?? now() },
    ["gsi2pk", "gsi2sk", "heldUntil"],
    message(now(), "delivery.postponed", { deliveryId: delivery.id }, delaySeconds),
  );

export async function hold(delivery: Delivery, until: Instant): Promise<void> {
  const due = { gsi2pk: "due#notice", gsi2sk: `${until}#${delivery.id}` };
  await change(delivery, { heldUntil: until, ...due } as Partial<Progress>);
}

/**
 * Claims a delivery for one mail, so that two workers never send it at once. SES cannot be asked
 * whether it sent: a crash between its answer and `settle` sends the mail again, never none.
 */
export async function claim<D extends Progress>(delivery: D): Promise<D> {
  const leasedUntil = addMs(now(), leaseMs);
  const claimed = changeOf(delivery, { leasedUntil } as Partial<Progress>);
  const guard = { ...claimed.guard!, absentOrBelow: { leasedUntil: now() } };
  await write({ ...claimed, guard } as Write);
  return { ...delivery, version: delivery.version + 1 };
}

/** Stores the result of one channel; when no channel is left the delivery is done. */
export async function settle<D extends Progress & Partial<Delivery>>(
  delivery: D,
  channel: Channel | "SMS",
  result: string,
  left: Channel[],
): Promise<D> {
  const results = { ...delivery.results, [channel]: result };
  const step = left.length > 0 ? "SEND" : "DONE";
  const set = { results, channels: left, step } as const;
  const unset = ["gsi2pk", "gsi2sk", "heldUntil", "leasedUntil"];
  const { userId, noticeId } = delivery;
  if (!userId || !noticeId) return change(delivery, set, unset);
  const { write: beside, gone } = resultWrite(userId, noticeId, results);
  try {
    return await change(delivery, set, unset, beside);
  } catch (error) {
    // The reader may have removed the notice; the delivery itself still counts.
    if (error === gone) return change(delivery, set, unset);
    throw error;
  }
}
