import { ApiError } from "@bupum/shared/kernel/client";
import { openPost, textOf } from "../cloud/post.ts";
import { handOver } from "../deliver.ts";
import { mortal } from "../cloud/mortal.ts";
import { tableInProcess } from "../cloud/rows/in-process.ts";
import { randomOf } from "../random.ts";
import type { World } from "../world.ts";
import {
  connect,
  listen,
  markRead,
  openRoom,
  type Person,
  personOf,
  readOn,
  sendNext,
  writeIn,
} from "./person.ts";

export interface TalkSize {
  rooms: number;
  /** In each room, of both sides together. */
  messages: number;
  seed: number;
  /** Whether the table lies in this process (DECISIONS 144). */
  isTableHere: boolean;
}

/** A room with its two people. */
export interface Pair {
  uuid: string;
  sides: [Person, Person];
}

const buyersOf = (rooms: number) => Math.max(1, Math.ceil(Math.sqrt(rooms)));
/** What happens at the same moment. */
const atOnce = 12;
const killsOfHundred = 15;
/** Of all connections; of many people about one connection ends in each round. */
const mostDropped = 0.2;
/** Each message of the outbox is delivered twice this often. */
const doubledOfHundred = 40;
const mostTries = 30;

const noFigures = () => ({
  sends: 0,
  /** Sends that were refused or not answered, and sent again. */
  failures: 0,
  repeats: 0,
  kills: 0,
  drops: 0,
  connects: 0,
  pokes: 0,
  delivered: 0,
  deliveredAgain: 0,
  marks: 0,
});
export type TalkFigures = ReturnType<typeof noFigures>;

/** People write in their rooms while connections end, workers die and messages come doubled. */
export async function playTalk(world: World, size: TalkSize) {
  const random = randomOf(size.seed);
  const below = (count: number) => Math.floor(random() * count);
  const table = size.isTableHere
    ? await tableInProcess({ isKept: (pk) => !pk.startsWith("outbox#") })
    : undefined;
  const post = await openPost();
  const killer = await mortal(world);
  const figures = noFigures();
  const talk = { world, figures, post, killer, random, below };
  const { pairs, people } = await begin(talk, size.rooms);
  const before = { ...post.units };
  await speak(talk, { pairs, people, messages: size.messages });
  await rest(talk, { pairs, people });
  const units = {
    reads: post.units.reads - before.reads,
    writes: post.units.writes - before.writes,
  };
  return {
    pairs,
    people,
    figures,
    units,
    stop() {
      killer.stop();
      post.stop();
      table?.stop();
    },
  };
}
interface Talk {
  world: World;
  figures: TalkFigures;
  post: Awaited<ReturnType<typeof openPost>>;
  killer: Awaited<ReturnType<typeof mortal>>;
  random: () => number;
  below: (count: number) => number;
}
interface Crowd {
  pairs: Pair[];
  people: Person[];
}

/** Every buyer has a room with every seller, as far as rooms are wanted. */
async function begin(talk: Talk, rooms: number): Promise<Crowd> {
  const { world } = talk;
  const count = buyersOf(rooms);
  const buyers: Person[] = [];
  const sellers: { person: Person; sellerId: `sel_${string}` }[] = [];
  for (let at = 0; at < count; at++) buyers.push(personOf(await world.member()));
  while (sellers.length * count < rooms) {
    const seller = await world.seller();
    sellers.push({ person: personOf(seller), sellerId: seller.sellerId });
  }
  const pairs: Pair[] = [];
  for (const { person, sellerId } of sellers)
    for (const buyer of buyers) {
      if (pairs.length >= rooms) break;
      const { uuid } = await buyer.member.api.chats.create({ body: { sellerId } });
      openRoom(buyer, uuid);
      openRoom(person, uuid);
      pairs.push({ uuid, sides: [buyer, person] });
    }
  return { pairs, people: [...buyers, ...sellers.map(({ person }) => person)] };
}

async function speak(
  talk: Talk,
  { pairs, people, messages }: Crowd & { messages: number },
): Promise<void> {
  const { below, random, killer, figures } = talk;
  const left = pairs.map((pair) => ({ pair, messages }));
  let open = left.length;
  for (let round = 0; open > 0; round++) {
    for (const person of people) await stir(talk, person, people.length);
    if (random() < killsOfHundred / 100) killer.arm(below(40));
    const chosen = Array.from({ length: atOnce }, () => below(open));
    const acts = [...new Set(chosen)].flatMap((at) => {
      const one = left[at]!;
      const both = one.messages > 1 && random() < 0.5;
      const sides = both ? one.pair.sides : [one.pair.sides[below(2)]!];
      return sides.map((person) => {
        one.messages -= 1;
        const { uuid } = one.pair;
        writeIn(person, uuid, `${person.member.companyName} ${messages - one.messages}번째 말`);
        return act(talk, person, uuid);
      });
    });
    await Promise.all(acts);
    if (killer.revive() !== undefined) figures.kills += 1;
    // Rooms in which all was said go behind those that still talk.
    for (let at = open - 1; at >= 0; at--) {
      if (left[at]!.messages > 0) continue;
      open -= 1;
      [left[at], left[open]] = [left[open]!, left[at]!];
    }
    await deliver(talk);
    for (const person of people) figures.pokes += await listen(person);
    if (round % 100 === 0) tellOf(talk, left);
  }
}

/** Sometimes a connection ends, reported by the gateway or not, and is opened again. */
async function stir(
  { world, random, figures }: Talk,
  person: Person,
  people: number,
): Promise<void> {
  const { socket } = person;
  if (socket?.isOpen && random() < Math.min(mostDropped, 1 / people)) {
    figures.drops += 1;
    if (random() < 0.5) socket.vanish();
    else await socket.close();
  } else if (!socket?.isOpen && random() < 0.5) {
    figures.connects += 1;
    await connect(world, person);
  }
}

/** Sends what waits in a room, sometimes from two windows, and sometimes marks it as read. */
async function act(talk: Talk, person: Person, uuid: string): Promise<void> {
  const { figures, random } = talk;
  const times = random() < 0.1 ? 2 : 1;
  await unlessKilled(talk, async () => {
    figures.sends += 1;
    figures.repeats += times - 1;
    await sendNext(person, uuid, times);
  });
  if (random() < 0.3)
    await unlessKilled(talk, async () => {
      figures.marks += 1;
      await markRead(person, uuid);
    });
}

/** A call may be killed half-way or told to come later, but fails in no other way. */
async function unlessKilled({ figures }: Talk, call: () => Promise<void>): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status < 500 && error.code !== "BUSY")) throw error;
    figures.failures += 1;
  }
}

/** Brings every message to its worker, some twice, in another order, and with workers that die. */
async function deliver({ post, figures, random, below, killer }: Talk, isCalm = false) {
  const taken = post.take().filter(({ queue }) => queue === "chat");
  const doubled = taken.filter(() => random() < doubledOfHundred / 100);
  figures.deliveredAgain += doubled.length;
  let waiting = [...taken, ...doubled]
    .map((sent) => ({ sent, tries: 0, place: random() }))
    .toSorted((left, right) => left.place - right.place);
  while (waiting.length > 0) {
    const again: typeof waiting = [];
    for (const one of waiting) {
      if (!isCalm && random() < killsOfHundred / 100) killer.arm(below(6));
      const isDone = await handOver(one.sent.queue, [textOf(one.sent)]);
      if (killer.revive() !== undefined) figures.kills += 1;
      if (isDone) figures.delivered += 1;
      else if (++one.tries < mostTries) again.push(one);
      else throw new Error(`Nobody delivers ${JSON.stringify(one.sent)}`);
    }
    waiting = again;
  }
}

/**
 * No worker is killed any more: waiting messages are sent, and everybody reconnects and reads them.
 */
async function rest(talk: Talk, { pairs, people }: Crowd): Promise<void> {
  for (const person of people) if (!person.socket?.isOpen) await connect(talk.world, person);
  for (const { uuid, sides } of pairs)
    for (const person of sides)
      while (person.rooms.get(uuid)!.unsent.length > 0) await sendNext(person, uuid, 1);
  await deliver(talk, true);
  for (const person of people) await listen(person);
  for (const { uuid, sides } of pairs) for (const person of sides) await readOn(person, uuid);
}

function tellOf({ figures }: Talk, left: readonly { messages: number }[]): void {
  const waiting = left.reduce((sum, { messages }) => sum + Math.max(0, messages), 0);
  const megabytes = Math.round(process.memoryUsage().rss / 1e6);
  process.stderr.write(`chats: ${JSON.stringify({ waiting, megabytes, ...figures })}\n`);
}
