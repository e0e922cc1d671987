import { mostTries } from "@bupum/shared/kernel/tries";
import type { Id } from "@bupum/shared/kernel/ids";
import { type Sent, textOf } from "../cloud/post.ts";
import { handOver, leftBy } from "../deliver.ts";
import type { World } from "../world.ts";
import type { Journal } from "./journal.ts";
import type { Clock, Dice, Figures } from "./place.ts";

/** A notice as the product raised it, and when its last message was handed over. */
export interface Raised {
  userId: Id<"usr">;
  event: string;
  refId: string;
  refVersion: number;
  at: string;
  doneAt?: string;
}
/** By what the product tells notices apart (D15-2). */
export const raisedName = ({
  userId,
  event,
  refId,
  refVersion,
}: Pick<Raised, "userId" | "event" | "refId" | "refVersion">): string =>
  [userId, event, refId, refVersion].join(" ");

/** A queue keeps a failed message back for so long. */
const visibilityMinutes = 6;
const doubledOfHundred = 15;
const lateOfHundred = 8;
const mostLateMinutes = 12 * 60;
const mostRounds = 60;

interface Waiting {
  sent: Sent;
  receives: number;
  /** Late ones are handed over from then on. */
  from: string;
}
interface Place {
  world: World;
  clock: Clock;
  dice: Dice;
  journal: Journal;
  figures: Figures;
  calm: { is: boolean };
  /** Now and then kills who works; returns how to bring it back. */
  strike: () => () => boolean;
}

/** When each notice was first raised, and last done. */
function openRaised(clock: Clock) {
  const raised = new Map<string, Raised>();
  function note({ name, body }: Sent, isDone: boolean): void {
    if (name !== "notice.raised") return;
    // The body of these messages has these fields.
    const { userId, event, refId, refVersion } = body as unknown as Raised;
    const known = raised.get(raisedName({ userId, event, refId, refVersion }));
    const first = known ?? { userId, event, refId, refVersion, at: clock.now() };
    const { doneAt: _, ...open } = first;
    raised.set(raisedName(first), isDone ? { ...open, doneAt: clock.now() } : open);
  }
  return { note, raised: raised as ReadonlyMap<string, Raised> };
}

/** What waits in the queues: some of it twice, some late, and all in another order. */
function openQueues({ world, clock, dice, journal, figures, calm }: Place) {
  const { note, raised } = openRaised(clock);
  let post: Waiting[] = [];
  function travelling(sent: Sent): Waiting[] {
    note(sent, false);
    const isLate = !calm.is && dice.below(100) < lateOfHundred;
    const from = isLate ? clock.in(dice.below(mostLateMinutes)) : clock.now();
    figures.late += Number(isLate);
    const one = { sent, receives: 0, from };
    if (dice.below(100) >= doubledOfHundred) return [one];
    figures.doubled += 1;
    return [one, { ...one, from: clock.now() }];
  }
  /** Takes what changed: rows into the journal, messages to their queues. */
  async function gather(): Promise<void> {
    for (const change of await world.changes()) {
      journal.note(change, clock.now());
      // Rows of the outbox have this shape.
      for (const sent of leftBy(change) as Sent[]) post.push(...travelling(sent));
    }
  }
  function taken(): Waiting[] {
    const due = post.filter(({ from }) => from <= clock.now());
    post = post.filter(({ from }) => from > clock.now());
    return due
      .map((one) => ({ one, place: dice.random() }))
      .toSorted((left, right) => left.place - right.place)
      .map(({ one }) => one);
  }
  return { gather, taken, note, raised };
}

/** How messages travel, and to functions that die. */
export function openTravel(place: Place) {
  const { clock, figures, strike } = place;
  const { gather, taken, note, raised } = openQueues(place);
  /** One round: what failed comes again after a while. */
  async function handAll(waiting: readonly Waiting[]): Promise<Waiting[]> {
    const again: Waiting[] = [];
    for (const one of waiting) {
      const revive = strike();
      const isDone = await handOver(one.sent.queue, [textOf(one.sent)], one.receives);
      revive();
      figures.delivered += 1;
      if (isDone) note(one.sent, true);
      else if (++one.receives >= mostTries) figures.dead.push(textOf(one.sent));
      else again.push(one);
    }
    await gather();
    if (again.length > 0) clock.pass(visibilityMinutes);
    return again;
  }
  async function deliver(): Promise<void> {
    await gather();
    let waiting = taken();
    for (let round = 0; waiting.length > 0; round++) {
      if (round === mostRounds)
        throw new Error(`Messages keep coming: ${textOf(waiting[0]!.sent)}`);
      const again = await handAll(waiting);
      waiting = [...again, ...taken()];
    }
  }
  return { gather, deliver, raised };
}
