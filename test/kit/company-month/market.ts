import type { Id } from "@bupum/shared/kernel/ids";
import { type Day, seoulDay } from "@bupum/shared/kernel/time";
import { vi } from "vitest";
import { mortal } from "../cloud/mortal.ts";
import { goodsOf } from "../month/market.ts";
import { invoicing, moodsOf } from "../tax-year/market.ts";
import type { World } from "../world.ts";
import { putCategories } from "./categories.ts";
import { openJournal } from "./journal.ts";
import { type Clock, drawIds, noFigures, type MonthSize, openClock, openDice } from "./place.ts";
import { openTravel } from "./travel.ts";

const modes = ["MANUAL", "EACH", "MONTHLY"] as const;
const killsOfHundred = 4;
/** A killed function makes so many calls before, at most. */
const mostSteps = 20;

/** Calls of people, in a company's name where one is named; a token is of the day. */
function callsOf(world: World, clock: Clock) {
  let today = "";
  const apis = new Map<string, ReturnType<World["api"]>>();
  return async ({ id }: { id: Id<"usr"> }, company?: Id<"cmp">) => {
    const day = seoulDay(clock.now());
    if (day !== today) apis.clear();
    today = day;
    const known = apis.get(`${id} ${company}`);
    if (known) return known;
    const token = await world.sign(id);
    const made = company ? world.apiOf(company, token) : world.api(token);
    apis.set(`${id} ${company}`, made);
    return made;
  };
}

async function shopsOf(world: World, count: number) {
  const sellers = [];
  // oxlint-disable-next-line no-await-in-loop -- the same seed makes the same sellers
  for (let at = 0; at < count; at++) sellers.push(await invoicing(world, modes[at % 3]!));
  const listings = await goodsOf(world, sellers);
  return { sellers, listings, placed: await putCategories(world, listings) };
}

/** The sellers, the clock, the dice, how messages travel, and who kills functions. */
export async function openMarket(world: World, { sellers, seed }: MonthSize, first: Day) {
  const [dice, clock, figures] = [openDice(seed), openClock(first), noFigures()];
  const stopDrawing = drawIds(openDice(seed));
  const shops = await shopsOf(world, sellers);
  const admin = await world.adminUser();
  // Until companies are founded nothing fails.
  const [journal, calm] = [openJournal(), { is: true }];
  const killer = await mortal(world);
  const { popbill } = world.services;
  popbill.plan = moodsOf({ ...dice, calm, figures });
  function strike() {
    if (calm.is || dice.below(100) >= killsOfHundred) return () => false;
    killer.arm(dice.below(mostSteps));
    let isCounted = false;
    return () => {
      const isKilled = killer.revive() !== undefined;
      figures.kills += Number(isKilled && !isCounted);
      isCounted ||= isKilled;
      return isKilled;
    };
  }
  return {
    ...dice,
    ...clock,
    ...shops,
    ...openTravel({ world, clock, dice, journal, figures, calm, strike }),
    world,
    journal,
    figures,
    calm,
    strike,
    apiOf: callsOf(world, clock),
    adminApi: async () => world.admin(await world.sign(admin.id, "admin")),
    stop() {
      killer.stop();
      stopDrawing();
      popbill.plan = () => undefined;
      vi.useRealTimers();
    },
  };
}
export type Market = Awaited<ReturnType<typeof openMarket>>;
