import { createHash } from "node:crypto";
import { addDays, type Day, type Instant, seoulDay, seoulInstant } from "@bupum/shared/kernel/time";
import { query } from "../list.ts";
import { type Item, type Key, read, readMany } from "../table.ts";

// Readers of a news item or a wiki; <kind> is the word that its own rows begin with.
// | access pattern                        | index | pk                          | sk                        |
// |---------------------------------------|-------|-----------------------------|---------------------------|
// | when somebody was counted for it      |       | <kind>-click#<id>#<viewer>  | click                     |
// | a share of its readers, by day        |       | <kind>-clicks#<id>#<share>  | clicks                    |
// | the sum of all shares                 |       | <kind>#<id>                 | clicks                    |
// | the most read of a group              | gsi1  | <kind>-popular#<group>      | <count of 7 days>#<place> |
// | the same of each further group        |       | <kind>#<id>                 | clicks#<number>           |
// | sums that change with the calendar    | gsi2  | due#<kind>                  | <instant>#<id>            |

/** Things with counted readers. */
export interface Counted {
  kind: "news" | "wiki";
  id: string;
}

/** Counters that share the readers of one thing, so that none is hot (D28-3). */
const shares = 32;
/** Days that count for popularity, today included. */
const countedDays = 7;

export const viewKey = ({ kind, id }: Counted, viewer: string): Key => ({
  pk: `${kind}-click#${id}#${viewer}`,
  sk: "click",
});
const shareKey = ({ kind, id }: Counted, share: number): Key => ({
  pk: `${kind}-clicks#${id}#${share}`,
  sk: "clicks",
});
/** The counter that counts a reader. */
export const shareOf = (counted: Counted, viewer: string): Key =>
  shareKey(counted, createHash("sha256").update(viewer).digest().readUInt32BE(0) % shares);
export const sumKey = ({ kind, id }: Counted): Key => ({ pk: `${kind}#${id}`, sk: "clicks" });
/** The row that ranks a thing in a further group, from 1. */
export const rankKey = ({ kind, id }: Counted, at: number): Key => ({
  pk: `${kind}#${id}`,
  sk: `clicks#${at}`,
});

/** The attribute of a counter for one day. */
export const dayName = (on: Day): string => `d${on.replaceAll("-", "")}`;
const dayPattern = /^d\d{8}$/;

/** A counter: `count` since the thing appeared, one more attribute a day. */
export type Share = Item;
export const readShares = async (counted: Counted): Promise<Share[]> => {
  const keys = Array.from({ length: shares }, (_, share) => shareKey(counted, share));
  return (await readMany(keys)).filter((row) => row !== undefined);
};

/** The attributes of days that no longer count. */
export const oldDays = (share: Share, now: Instant): string[] => {
  const first = dayName(addDays(seoulDay(now), 1 - countedDays));
  return Object.keys(share).filter((name) => dayPattern.test(name) && name < first);
};

export interface Clicks {
  clickCount: number;
  clickCount7d: number;
}
interface Sum extends Clicks {
  version: number;
}

const days = (now: Instant): string[] =>
  Array.from({ length: countedDays }, (_, ago) => dayName(addDays(seoulDay(now), -ago)));
const numberOf = (value: unknown): number => (typeof value === "number" ? value : 0);

/** All readers of a thing, and those of the last seven days. */
export function sumOf(found: readonly Share[], now: Instant): Clicks {
  const wanted = days(now);
  return {
    clickCount: found.reduce((sum, share) => sum + numberOf(share["count"]), 0),
    clickCount7d: found.reduce(
      (sum, share) => sum + wanted.reduce((of, name) => of + numberOf(share[name]), 0),
      0,
    ),
  };
}

export const asSum = (row: Item | undefined): Sum => ({
  clickCount: numberOf(row?.["clickCount"]),
  clickCount7d: numberOf(row?.["clickCount7d"]),
  version: numberOf(row?.["version"]),
});
export const readSum = async (counted: Counted): Promise<Sum> => asSum(await read(sumKey(counted)));

/** How often things of a kind were read, in the order asked for. */
export async function clicksOf(kind: Counted["kind"], ids: readonly string[]): Promise<Clicks[]> {
  const rows = await readMany(
    ids.map((id) => sumKey({ kind, id })),
    false,
  );
  return rows.map((row) => {
    const { clickCount, clickCount7d } = asSum(row);
    return { clickCount, clickCount7d };
  });
}

/** The rank of a thing among those that are read. */
export interface Ranked {
  /** The row that lists show, and its version: the rank is valid while the version is the same. */
  row: Key;
  version: number;
  /** With equal readers the later place comes first. */
  place: string;
  publishedAt: Instant;
  /** False while readers cannot see it: it has no rank. */
  isShown: boolean;
  groups: readonly [string, ...string[]];
}

const digits = 10;
const popularPk = (kind: Counted["kind"], group: string) => `${kind}-popular#${group}`;

/** Its key in one of its groups; absent without readers. */
export const rankOf = (
  { kind }: Counted,
  group: string,
  { place, publishedAt, isShown }: Ranked,
  { clickCount7d }: Clicks,
  now: Instant,
) =>
  !isShown || clickCount7d === 0 || publishedAt > now
    ? {}
    : {
        gsi1pk: popularPk(kind, group),
        gsi1sk: `${String(clickCount7d).padStart(digits, "0")}#${place}`,
      };

/** When its sum must be computed again. */
export function dueKeys(
  { kind, id }: Counted,
  { publishedAt, isShown }: Ranked,
  { clickCount7d }: Clicks,
  now: Instant,
) {
  if (!isShown) return {};
  const due = (at: Instant) => ({ gsi2pk: `due#${kind}`, gsi2sk: `${at}#${id}` });
  if (publishedAt > now) return due(publishedAt);
  return clickCount7d === 0 ? {} : due(seoulInstant(addDays(seoulDay(now), 1)));
}

/**
 * The ids of the most read of seven days in any of the groups, the newer first of two equal ones.
 */
export async function mostRead(kind: Counted["kind"], groups: readonly string[], count: number) {
  const lists = await Promise.all(
    groups.map((group) =>
      query({ index: "gsi1", pk: popularPk(kind, group), newestFirst: true }, count),
    ),
  );
  return (
    lists
      .flatMap(({ items }) => items)
      .toSorted((left, right) => (String(left["gsi1sk"]) < String(right["gsi1sk"]) ? 1 : -1))
      .slice(0, count)
      // The key of a rank ends in the key of its thing.
      .map(({ pk }) => pk.slice(`${kind}#`.length))
  );
}
