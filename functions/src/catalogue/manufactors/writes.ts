import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import { message } from "../../kernel/messages/outbox.ts";
import { isSame } from "../../kernel/rows/same.ts";
import { nameOf, type Write } from "../../kernel/table.ts";
import { exactly } from "../../kernel/rows/write-request.ts";
import {
  finderRows,
  indexOf,
  type MakerFields,
  makerKey,
  makerRows,
  makersCounter,
  type StoredMaker,
} from "./items.ts";

// Without a guard: goes with a guarded write of the same transaction.

const taken = (old: Record<string, unknown> | undefined) =>
  new Problem("MANUFACTOR_EXISTS", { manufactorId: old?.["ownerId"] });
const stale = new Problem("VERSION_CONFLICT");

const moveCount = (by: number): Write[] =>
  by === 0 ? [] : [{ change: makersCounter, add: { count: by } }];
const shown = ({ state }: { state?: MakerFields["state"] }) => (state === "SHOWN" ? 1 : 0);

/** The data of a new maker. */
export type NewMaker = Pick<MakerFields, "id" | "name" | "aliases"> &
  Partial<Pick<MakerFields, "country" | "website" | "logoId" | "introduction" | "state">>;

/** Adds a maker to the catalogue. Refused with MANUFACTOR_EXISTS {manufactorId}. */
export function addMaker(draft: NewMaker, at: Instant): { maker: StoredMaker; writes: Write[] } {
  const fields: MakerFields = {
    state: "SHOWN",
    ...draft,
    productCount: 0,
    merchandiseCount: 0,
    partCount: 0,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  const [main, ...finders] = makerRows(fields);
  return {
    // The first row is the maker's own, in this shape.
    maker: main as unknown as StoredMaker,
    writes: [
      { put: main!, guard: { exists: false, refused: new Problem("BUSY") } },
      ...finders.map((put): Write =>
        put.sk === "lock" ? { put, guard: { exists: false, refused: taken } } : { put },
      ),
      ...moveCount(shown(fields)),
    ],
  };
}

const attributes = [
  "name",
  "aliases",
  "country",
  "website",
  "logoId",
  "introduction",
  "state",
  "mergedInto",
] as const satisfies (keyof StoredMaker)[];

/**
 * Changes a maker if it is still as read. A new name is copied to its parts. Refused with
 * VERSION_CONFLICT, MANUFACTOR_EXISTS {manufactorId}.
 */
export function changeMaker(before: StoredMaker, after: StoredMaker): Write[] {
  const changed = attributes.filter((name) => !isSame(before[name], after[name]));
  const set = Object.fromEntries(changed.map((name) => [name, after[name]]));
  const isMerged = changed.includes("mergedInto");
  // The parts of both makers follow, and are counted anew.
  const isFollowed = isMerged || changed.includes("name");
  const { id, version, updatedAt } = after;
  return [
    {
      change: makerKey(id),
      ...exactly({
        ...set,
        ...indexOf(after),
        version,
        updatedAt,
        ...(isFollowed && { followedParts: 0, followedAt: undefined }),
      }),
      guard: {
        // The index also holds the number of parts.
        equals: { version: before.version, productCount: before.productCount },
        lacks: ["deletedAt"],
        refused: stale,
      },
    },
    ...moveFinders(before, after),
    ...moveCount(shown(after) - shown(before)),
    ...(isFollowed && !isMerged
      ? [message(updatedAt, "maker.renamed", { manufactorId: id }, settleSeconds)]
      : []),
  ];
}
/** The list of its parts may lag behind additions by some moments. */
const settleSeconds = 5;

const findersOf = (maker: StoredMaker) =>
  new Map(
    maker.state === "MERGED" ? [] : finderRows(maker).map((row) => [nameOf(row), row] as const),
  );

/** Changes the rows by which a maker is found; a merged one is no longer found. */
function moveFinders(before: StoredMaker, after: StoredMaker): Write[] {
  const [had, has] = [findersOf(before), findersOf(after)];
  const own = { equals: { ownerId: before.id }, refused: stale };
  return [
    ...[...had].flatMap(([key, { pk, sk }]): Write[] =>
      has.has(key) ? [] : [{ drop: { pk, sk }, ...(sk === "lock" && { guard: own }) }],
    ),
    ...[...has].flatMap(([key, put]): Write[] => {
      if (isSame(had.get(key), put)) return [];
      const isNew = put.sk === "lock" && !had.has(key);
      return [{ put, ...(isNew && { guard: { exists: false, refused: taken } }) }];
    }),
  ];
}

/** Deletes a maker without parts. Refused with MANUFACTOR_HAS_PRODUCTS. */
export const dropMaker = (maker: StoredMaker, at: Instant): Write[] => [
  {
    change: makerKey(maker.id),
    set: { deletedAt: at, updatedAt: at },
    add: { version: 1 },
    unset: ["gsi1pk", "gsi1sk", "gsi2pk", "gsi2sk"],
    guard: {
      equals: { partCount: 0 },
      lacks: ["deletedAt", "mergedInto"],
      refused: (old) => new Problem("MANUFACTOR_HAS_PRODUCTS", { count: old?.["partCount"] }),
    },
  },
  ...finderRows(maker).map(({ pk, sk }): Write => ({ drop: { pk, sk } })),
  ...moveCount(-shown(maker)),
];

const mostAliases = 30;

/**
 * Merges a maker into another: its names become aliases there, and a message moves its parts.
 * Refused with VERSION_CONFLICT.
 */
export function mergeMaker(from: StoredMaker, into: StoredMaker, at: Instant) {
  const own = new Set(Object.values(into.name));
  const names = [...into.aliases, ...Object.values(from.name), ...from.aliases];
  const aliases = [...new Set(names)].filter((name) => !own.has(name)).slice(0, mostAliases);
  const gone: StoredMaker = {
    ...from,
    state: "MERGED",
    mergedInto: into.id,
    version: from.version + 1,
    updatedAt: at,
  };
  const stays: StoredMaker = { ...into, aliases, version: into.version + 1, updatedAt: at };
  const writes: Write[] = [
    ...changeMaker(from, gone),
    ...changeMaker(into, stays),
    message(at, "maker.merged", { manufactorId: from.id }, settleSeconds),
  ];
  return { gone, writes };
}
