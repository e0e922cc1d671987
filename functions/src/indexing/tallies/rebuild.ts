import { scan } from "../../kernel/list.ts";
import { type Key, read, write } from "../../kernel/table.ts";
import { followedMessage } from "../../search/rules.ts";
import { addedIn, keyNamed, nameOf, tally } from "./count.ts";
import { countsIn, type Tallied, tallied } from "../../search/tallies/items.ts";

const counters = ["desk#", "seller-days#", "order-days#", "activity#", "statistics#"];

const readCounts = async (key: Key) => countsIn(await read(key));

/** The difference between each counter and the sum of all tallies, by row and name. */
async function differences(rows: typeof scan): Promise<Map<string, Record<string, number>>> {
  const wanted = new Map<string, Record<string, number>>();
  const move = (row: string, name: string, by: number) => {
    const counts = wanted.get(row) ?? {};
    wanted.set(row, { ...counts, [name]: (counts[name] ?? 0) + by });
  };
  for await (const item of rows(["tally#", ...counters], ["pk", "sk", "added"])) {
    const { pk, sk } = item;
    if (pk.startsWith("tally#")) {
      for (const [row, add] of Object.entries(addedIn(item)))
        for (const [name, by] of Object.entries(add)) move(row, name, by);
      continue;
    }
    const row = await readCounts({ pk, sk });
    for (const [name, by] of Object.entries(row)) move(nameOf({ pk, sk }), name, -by);
  }
  const off = [...wanted].map(([row, counts]) => {
    const moved = Object.entries(counts).filter(([, by]) => by !== 0);
    return [row, Object.fromEntries(moved)] as const;
  });
  return new Map(off.filter(([, counts]) => Object.keys(counts).length > 0));
}

/**
 * Counts every request, line and order that was not counted as it stands, and puts right the
 * counters that are not the sum of them. A difference that is not the same at a second look was
 * live traffic, and is left alone. Reads the table several times: for `npm run index`, never for a
 * function.
 */
export async function checkTallies(rows = scan): Promise<{ counted: number; mended: number }> {
  let counted = 0;
  // Months of accounts come from requests and lines, so they are counted after them.
  for (const prefixes of [["order#", "group#"], ["activity#"]])
    for await (const { pk, sk } of rows(prefixes, ["pk", "sk"])) {
      const found = followedMessage(pk, sk);
      const kind = tallied.find((one) => one === found?.entity);
      if (found && kind && (await tally(kind, found.id))) counted += 1;
    }
  // Things that no longer exist leave a tally.
  for await (const { pk } of rows(["tally#"], ["pk", "sk"])) {
    const [, kind, ...id] = pk.split("#");
    if (await tally(kind as Tallied, id.join("#"))) counted += 1;
  }
  const [first, again] = [await differences(rows), await differences(rows)];
  let mended = 0;
  for (const [row, counts] of first) {
    const add = Object.fromEntries(
      Object.entries(counts).filter(([name, by]) => again.get(row)?.[name] === by),
    );
    if (Object.keys(add).length === 0) continue;
    await write({ change: keyNamed(row), add });
    mended += 1;
  }
  return { counted, mended };
}
