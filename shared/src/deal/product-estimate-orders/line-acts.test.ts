import { expect, test } from "vitest";
import { actsOn, isCompletionNext, lineActs } from "./line-acts.ts";

const request = (by: "BUYER" | "SELLER") => ({ cancelRequest: { by } });
const waiting = { id: 1, status: "PENDING" as const };
const accepted = { id: 2, status: "CONFIRMED" as const };
const shipped = { id: 3, status: "CONFIRMED" as const, shipment: { at: "1" } };
const over = { id: 4, status: "COMPLETED" as const };
const idsOf = (acts: ReturnType<typeof actsOn<{ id: number; status: "PENDING" }>>) =>
  acts.map(({ act, lines }) => [act, ...lines.map(({ id }) => id)].join(" "));
type Some = Parameters<typeof actsOn>[0];
const shown = (lines: readonly object[], side: "BUYER" | "SELLER" | "ADMIN") =>
  idsOf(actsOn(lines as Some, side) as never);

test("each side has its acts, each with the lines that it moves, always in one order (D3-30)", () => {
  const lines = [waiting, accepted, over];
  expect(shown(lines, "BUYER")).toEqual(["cancel 1", "askCancel 2", "complete 2"]);
  expect(shown(lines, "SELLER")).toEqual(["reject 1", "askCancel 2", "ship 2", "accept 1"]);
  expect(shown(lines, "ADMIN")).toEqual([
    "reject 1",
    "cancel 1 2",
    "remove 4",
    "ship 2",
    "accept 1",
    "complete 2",
  ]);
  for (const side of ["BUYER", "SELLER", "ADMIN"] as const) {
    const places = shown(lines, side).map((one) =>
      lineActs.findIndex((act) => one.startsWith(`${act} `)),
    );
    expect(places).toEqual(places.toSorted((left, right) => left - right));
  }
});

test("a request to cancel is the other side's to agree to, and everybody's to end", () => {
  const asked = { ...accepted, ...request("BUYER") };
  expect(shown([asked], "BUYER")).toEqual(["keep 2", "complete 2"]);
  expect(shown([asked], "SELLER")).toEqual(["agree 2", "keep 2", "ship 2"]);
  expect(shown([asked], "ADMIN")).toEqual(["cancel 2", "keep 2", "ship 2", "complete 2"]);
});

test("a second parcel takes what is left; an earlier one is corrected when nothing is", () => {
  expect(shown([accepted, shipped], "SELLER")).toContain("ship 2");
  expect(shown([shipped], "SELLER")).toContain("ship 3");
});

test("a parcel is corrected as one: lines of several parcels have no carrier in common (D39-6)", () => {
  const beside = { ...shipped, id: 5 };
  const other = { ...shipped, id: 6, shipment: { at: "2" } };
  expect(shown([shipped, beside], "SELLER")).toContain("ship 3 5");
  expect(shown([shipped, other], "SELLER").join()).not.toContain("ship");
});

test("a deal is to be completed next only once all of its lines have left", () => {
  expect(isCompletionNext([accepted])).toBe(false);
  expect(isCompletionNext([accepted, shipped])).toBe(false);
  expect(isCompletionNext([shipped])).toBe(true);
});

const claimed = (status: string) => ({ ...over, claims: [{ status }] });

test("what is claimed ends by the claim: nobody cancels it meanwhile (D34-4)", () => {
  const claims = [{ status: "PENDING" as const }];
  expect(shown([{ ...shipped, claims }], "BUYER")).toEqual(["complete 3"]);
  expect(shown([{ ...shipped, claims, ...request("BUYER") }], "SELLER")).toEqual([
    "keep 3",
    "ship 3",
  ]);
});

test("an order with an open claim is not deleted before the claim has ended (D34-4)", () => {
  expect(shown([claimed("PENDING")], "ADMIN")).toEqual([]);
  expect(shown([claimed("SETTLED")], "ADMIN")).toEqual(["remove 4"]);
});
