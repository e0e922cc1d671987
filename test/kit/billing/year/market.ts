import type { TossCall } from "@bupum/infra/local/stand-ins/toss/toss-faults";
import { type Instant, toInstant } from "@bupum/shared/kernel/time";
import { vi } from "vitest";
import { tableInProcess } from "../../cloud/rows/in-process.ts";
import { mortal } from "../../cloud/mortal.ts";
import { randomOf } from "../../random.ts";
import type { World } from "../../world.ts";
import { openPost } from "../../cloud/post.ts";

/** The first morning of the months that are played. */
export const firstMorning: Instant = "2026-12-01T00:00:00.000Z";

export interface Figures {
  /** What members did, what they were refused, and what of it a killed worker did not answer. */
  acts: Record<string, number>;
  refusals: Record<string, number>;
  faults: Record<string, number>;
  mails: Record<string, number>;
  kills: number;
  /** Events that the provider sent, each try of them. */
  events: number;
  delivered: number;
  dead: string[];
  nights: number;
  nightsWithoutList: number;
  /** What the clock and the queue cost of the table: telling, charging, asking, ending. */
  clock: { reads: number; writes: number };
}
export const counted = (counts: Record<string, number>, name: string) => {
  counts[name] = (counts[name] ?? 0) + 1;
};

/** What the provider does wrong, each as often as it stands here, of so many calls in a thousand. */
const faults = [
  "TIMEOUT_BEFORE",
  "TIMEOUT_AFTER",
  "ERROR_BEFORE",
  "ERROR_AFTER",
  "CONFLICT",
] as const;
const faultsOfThousand: Record<TossCall, number> = {
  issue: 20,
  charge: 40,
  find: 40,
  cancel: 40,
  remove: 40,
  list: 20,
};
/** Of charges: a card company that is closed for an hour, and our own key. */
const refusalsOfThousand = [
  [15, "REJECT_CARD_COMPANY"],
  [5, "UNAUTHORIZED_KEY"],
] as const;

/** Messages are taken where they are written; their rows are not read. */
const isKept = (pk: string) => !pk.startsWith("outbox#");

interface Dice {
  seed: number;
  isTableHere: boolean;
}
/** The clock and the dice of the months that are played, and who kills workers. */
export async function openYear(world: World, { seed, isTableHere }: Dice) {
  const random = randomOf(seed);
  const below = (count: number) => Math.floor(random() * count);
  let at = Date.parse(firstMorning);
  vi.useFakeTimers({ toFake: ["Date"], now: at });
  const table = isTableHere ? await tableInProcess({ isKept }) : undefined;
  const post = await openPost();
  const killer = await mortal(world);
  const figures = noFigures();
  const calm = { is: false };
  openProvider(world, { figures, below, calm });

  return {
    world,
    figures,
    post,
    random,
    below,
    /** From then on the provider replies, and no worker is killed. */
    calm,
    now: (): Instant => toInstant(new Date(at)),
    /** Moves the clock; it never goes back. */
    goTo(instant: Instant) {
      at = Math.max(at, Date.parse(instant));
      vi.setSystemTime(at);
    },
    /** Now and then kills who works, at a random step of what follows; returns how to bring it back. */
    strike() {
      if (calm.is || random() >= killsOfHundred / 100) return () => undefined;
      killer.arm(below(30));
      return () => {
        if (killer.revive() !== undefined) figures.kills += 1;
      };
    },
    stop() {
      killer.stop();
      post.stop();
      table?.stop();
      world.services.toss.plan = () => undefined;
      vi.useRealTimers();
    },
  };
}
export type Year = Awaited<ReturnType<typeof openYear>>;
const killsOfHundred = 4;

interface Moods {
  figures: Figures;
  below: (count: number) => number;
  calm: { is: boolean };
}
/** The provider's moods at each call, and where its events go. */
function openProvider(world: World, { figures, below, calm }: Moods) {
  const { toss } = world.services;
  // Of months that were played before, which this table does not know.
  toss.clear();
  toss.plan = (call) => {
    if (calm.is) return undefined;
    let dice = below(1_000);
    if (dice < faultsOfThousand[call]) {
      const kind = faults[below(faults.length)]!;
      counted(figures.faults, `${call} ${kind}`);
      return { kind };
    }
    dice -= faultsOfThousand[call];
    const refusal = call === "charge" && refusalsOfThousand.find(([often]) => (dice -= often) < 0);
    if (!refusal) return undefined;
    counted(figures.faults, `charge ${refusal[1]}`);
    return { kind: "REFUSE", code: refusal[1] };
  };
  toss.webhookUrl = "http://provider.test";
  toss.send = async (_url, init) => {
    figures.events += 1;
    return eventFrom(world, JSON.parse(String(init?.body)) as object);
  };
}

const noFigures = (): Figures => ({
  acts: {},
  refusals: {},
  faults: {},
  mails: {},
  kills: 0,
  events: 0,
  delivered: 0,
  dead: [],
  nights: 0,
  nightsWithoutList: 0,
  clock: { reads: 0, writes: 0 },
});

/** Calls to the address of the provider's events, from any sender. */
export const eventFrom = (world: World, event: object) =>
  world.raw("user", "POST", `/payment-orders/webhook/${process.env["WEBHOOK_KEY"]}`, {
    body: JSON.stringify(event),
    headers: { "content-type": "application/json" },
  });
