import { read, writeAndTell } from "../../kernel/table.ts";
import { counterKey, type Entity } from "../../search/index/items.ts";

/** The last ord that was given out; 0 before the first. */
export async function lastOrd(entity: Entity): Promise<number> {
  const counter = await read(counterKey(entity));
  return Number(counter?.["n"] ?? 0);
}

/** Takes that many ords at once and returns the first. A crash loses some: a gap is harmless. */
export async function reserve(entity: Entity, count: number): Promise<number> {
  const counter = await writeAndTell({ change: counterKey(entity), add: { n: count } }, "after");
  return Number(counter["n"]) - count + 1;
}
