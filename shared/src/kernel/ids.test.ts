import { expect, test } from "vitest";
import * as z from "zod/mini";
import { humanNumber, id, prefixes, lineId, requestLineId, toRequestLineId } from "./ids.ts";

const takes = (schema: z.ZodMiniType, value: string) => z.safeParse(schema, value).success;
const ulid = "01J8Z3K4M5N6P7Q8R9S0T1V2W3";

test("no two entities share a prefix, and none holds an underscore", () => {
  const all = Object.values(prefixes);
  expect(new Set(all).size).toBe(all.length);
  for (const prefix of all) expect(prefix).toMatch(/^[a-z]{3}$/);
});

test("an id is its prefix and a ULID, and nothing else", () => {
  const product = id("prd");
  expect(takes(product, `prd_${ulid}`)).toBe(true);
  for (const bad of [
    `usr_${ulid}`,
    ulid,
    `prd_8${ulid.slice(1)}`,
    `prd_${ulid.slice(1)}`,
    `prd_${ulid}0`,
    `prd_${ulid.replace("K", "I")}`,
    `prd_${ulid.toLowerCase()}`,
    `xprd_${ulid}`,
    `prd_${ulid}\n`,
  ])
    expect(takes(product, bad), bad).toBe(false);
});

test("a line is named within its estimate, from l01 on", () => {
  expect(toRequestLineId(0)).toBe("l01");
  expect(toRequestLineId(49)).toBe("l50");
  expect(takes(requestLineId, "l50")).toBe(true);
  for (const bad of ["l1", "l001", "50", "xl50", "l50x"])
    expect(takes(requestLineId, bad)).toBe(false);
  expect(takes(lineId, `est_${ulid}#l01`)).toBe(true);
  expect(takes(lineId, `est_${ulid}#l1`)).toBe(false);
  expect(takes(lineId, `egr_${ulid}#l01`)).toBe(false);
});

test("a human number contains the day and no running number", () => {
  expect(takes(humanNumber, "EG-261007-7K3QX")).toBe(true);
  expect(takes(humanNumber, "PO-261007-7K3QX")).toBe(true);
  for (const bad of ["EX-261007-7K3QX", "EG-26107-7K3QX", "EG-261007-7K3Q", "EG-261007-7K3QI"])
    expect(takes(humanNumber, bad), bad).toBe(false);
});
