import { sweep } from "../clock.ts";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Instant } from "@bupum/shared/kernel/time";
import { vi } from "vitest";
import { mortal } from "../cloud/mortal.ts";
import { someProduct } from "../goods.ts";
import { listed } from "../group.ts";
import { randomOf } from "../random.ts";
import type { World } from "../world.ts";

/** The first working morning of the month that is played. */
export const firstMorning: Instant = "2026-11-24T00:00:00.000Z";
const minuteMs = 60_000;
const visibilityMinutes = 6;
const startStock = 60;
const listingsEach = 2;

export type Buyer = Awaited<ReturnType<World["member"]>>;
export type Seller = Awaited<ReturnType<World["seller"]>>;
export interface Goods {
  id: Id<"mch">;
  seller: Seller;
  productId: Id<"prd">;
  stock: number;
}
export interface MonthFigures {
  groups: number;
  acts: Record<string, number>;
  refusals: Record<string, number>;
  kills: number;
  delivered: number;
  /** Messages that failed five times. */
  dead: string[];
}

/** The people and goods of a month, its clock, its dice, and how its messages travel. */
export async function openMonth(world: World, sellerCount: number, seed: number) {
  const random = randomOf(seed);
  const below = (count: number) => Math.floor(random() * count);
  const oneOf = <Thing>(things: readonly Thing[]): Thing => things[below(things.length)]!;
  let at = Date.parse(firstMorning);
  vi.useFakeTimers({ toFake: ["Date"], now: at });
  const killer = await mortal(world);
  const figures = noFigures();
  const buyers = await times(Math.ceil(sellerCount / 2), () => world.member());
  const sellers = await times(sellerCount, () => world.seller());
  const listings = await goodsOf(world, sellers);
  await world.drain();

  return {
    world,
    figures,
    buyers,
    sellers,
    listings,
    random,
    below,
    oneOf,
    now: () => at,
    pass(minutes: number) {
      at += minutes * minuteMs;
      vi.setSystemTime(at);
    },
    /** A person's calls at the month's own time: a token of today would have ended. */
    apiOf: async ({ id }: Pick<Buyer, "id">) => world.api(await world.sign(id)),
    adminApiOf: async ({ id }: Pick<Buyer, "id">) => world.admin(await world.sign(id, "admin")),
    /** Kills the running worker at a random later step; returns how to restore it. */
    strike() {
      killer.arm(below(25));
      return () => {
        const isKilled = killer.revive() !== undefined;
        figures.kills += Number(isKilled);
        return isKilled;
      };
    },
    sweep,
    /** Every message twice, in another order, and now and then with a worker that dies. */
    async deliver(isStruck: boolean) {
      const revive = isStruck ? this.strike() : () => undefined;
      // The queue keeps a failed message back for a while.
      const onFailure = () => (revive(), this.pass(visibilityMinutes));
      const sent = await world.drain({ duplicate: true, shuffle: below(1_000_000), onFailure });
      revive();
      figures.delivered += sent.delivered;
      figures.dead.push(...sent.dead.map(({ body }) => body));
    },
    stop() {
      killer.stop();
      vi.useRealTimers();
    },
  };
}
export type Month = Awaited<ReturnType<typeof openMonth>>;

const noFigures = (): MonthFigures => ({
  groups: 0,
  acts: {},
  refusals: {},
  kills: 0,
  delivered: 0,
  dead: [],
});

/** Two parts of each seller, one after the other, so that the same seed makes the same market. */
export async function goodsOf(world: World, sellers: readonly Seller[]): Promise<Goods[]> {
  const listings: Goods[] = [];
  for (const seller of sellers)
    for (let number = 0; number < listingsEach; number++) {
      // oxlint-disable-next-line no-await-in-loop
      const { product } = await someProduct(world);
      // oxlint-disable-next-line no-await-in-loop
      const made = await listed(seller, product.id, startStock);
      listings.push({ id: made.id, seller, productId: product.id, stock: startStock });
    }
  return listings;
}

async function times<Made>(count: number, make: () => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  // oxlint-disable-next-line no-await-in-loop -- the same seed makes the same people
  for (let index = 0; index < count; index++) made.push(await make());
  return made;
}
