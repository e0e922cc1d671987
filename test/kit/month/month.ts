import type { World } from "../world.ts";
import { type Asked, acts, ask, type Scene } from "./acts.ts";
import { type Month, type MonthFigures, openMonth } from "./market.ts";
import { tried } from "./tried.ts";

export interface MonthSize {
  groups: number;
  sellers: number;
  seed: number;
}

const days = 30;
const minutesOfDay = 24 * 60;
/** Acts of a request on average; many come to nothing, because nothing of theirs is there. */
const actsEach = 14;

const drawn = acts.flatMap(([name, often, act]) =>
  Array.from({ length: often }, () => [name, act] as const),
);
const alive = () => false;

/** Somebody does something about a request. */
async function actOn(month: Month, request: Asked): Promise<void> {
  const buyer = await month.apiOf(request.buyer);
  const query = { groupId: request.id };
  const { items: lines } = await buyer.productEstimates.listOfEstimate({ query });
  const sellers = new Map(month.sellers.map((seller) => [seller.sellerId as string, seller]));
  const [name, act] = month.oneOf(drawn);
  const scene: Scene = {
    dice: month,
    requestId: request.id,
    lines,
    asBuyer: () => month.apiOf(request.buyer),
    asSeller: ({ sellerId }) => month.apiOf(sellers.get(sellerId)!),
  };
  const { figures } = month;
  const revive = month.random() < 0.02 ? month.strike() : alive;
  await tried({ figures, name, revive }, () => act(scene));
}

/** Plays thirty days: requests come, people act, time passes, messages travel and workers die. */
export async function playMonth(
  world: World,
  { groups, sellers, seed }: MonthSize,
): Promise<{ month: Month; figures: MonthFigures }> {
  const month = await openMonth(world, sellers, seed);
  const admin = await world.adminUser();
  const requests: Asked[] = [];
  const ticks = groups * (actsEach + 1);
  const minutes = (days * minutesOfDay) / ticks;
  for (let tick = 0; tick < ticks; tick++) {
    month.pass(minutes);
    if (tick % (actsEach + 1) === 0) {
      const { figures } = month;
      const revive = month.random() < 0.02 ? month.strike() : alive;
      const made = await tried({ figures, name: "ask", revive }, () => ask(month));
      month.figures.groups += 1;
      if (made) requests.push(made);
    } else if (requests.length > 0) {
      // People look at what is young, and now and then at what is old.
      const young = requests.slice(-30);
      await actOn(month, month.oneOf(month.random() < 0.8 ? young : requests));
    }
    if (tick === Math.floor(ticks / 2)) await revoke(month, admin);
    if (tick % 5 === 0) await month.sweep();
    await month.deliver(month.random() < 0.05);
  }
  await settle(month);
  return { month, figures: month.figures };
}

/** In the middle of the month one seller's approval is taken back (D6-14). */
async function revoke(month: Month, admin: { id: `usr_${string}` }): Promise<void> {
  const { sellerId } = month.sellers[0]!;
  const body = { sellerId, status: "REJECTED", reason: "납기를 여러 번 어겼습니다." } as const;
  await (await month.adminApiOf(admin)).sellerInfo.decide({ body });
}

/** Two weeks without acts: everything with a time ends by itself. */
async function settle(month: Month): Promise<void> {
  for (let day = 0; day < 14; day++) {
    month.pass(minutesOfDay);
    await month.sweep();
    await month.deliver(false);
  }
  await month.world.drain({ searched: true });
}
