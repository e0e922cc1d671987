import { partNumberKey } from "@bupum/shared/kernel/text/text";
import { describe, expect, test } from "vitest";
import { catalogue } from "./catalogue.ts";
import { categories } from "../goods/categories.ts";
import { makers } from "../goods/makers.ts";
import { announcedLife } from "../goods/successors.ts";

const leaves = categories.filter(({ parent }) => parent !== undefined);

describe("the catalogue of the demo market", () => {
  test("holds at least 2,000 parts of at least 40 makers in about 40 categories or more", () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(2_000);
    expect(makers.length).toBeGreaterThanOrEqual(40);
    expect(leaves.length).toBeGreaterThanOrEqual(40);
  });

  test("leaves no maker and no category without a part", () => {
    const filled = new Set(catalogue.map(({ category }) => category as string));
    const made = new Set(catalogue.map(({ manufactor }) => manufactor));
    expect(leaves.filter(({ key }) => !filled.has(key))).toEqual([]);
    expect(makers.filter(({ key }) => !made.has(key))).toEqual([]);
  });

  test("names no part number twice for one maker, with or without punctuation", () => {
    const keys = catalogue.map((part) => `${part.manufactor}/${partNumberKey(part.partNumber)}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test("has a dozen parts whose makers announced the end of their lives (D35-1)", () => {
    const lives = catalogue.flatMap(
      ({ manufactor, partNumber }) => announcedLife(manufactor, partNumber) ?? [],
    );
    expect(lives).toHaveLength(12);
    for (const { state, lastOrderDay } of lives)
      expect(lastOrderDay !== undefined).toBe(state === "LAST_ORDER");
  });

  test("names everything in Korean, English and Chinese", () => {
    const all = [
      ...makers.map(({ name }) => name),
      ...categories.map(({ name }) => name),
      ...catalogue.flatMap((part) => [part.name, ...part.specification.map(({ name }) => name)]),
    ];
    const gaps = all.filter(({ ko, en, zh }) => [ko, en, zh].some((name) => name.trim() === ""));
    expect(gaps).toEqual([]);
    // Products whose trade name is the whole name (SIMATIC, IGBT, MELSEC PLC) stay as they are.
    const korean = catalogue.filter(({ name }) => /[가-힣]/.test(name.ko));
    expect(korean.length / catalogue.length).toBeGreaterThan(0.9);
  });

  test("gives every part a price, a specification with values and known alternates", () => {
    const keys = new Set(catalogue.map((part) => `${part.manufactor}/${part.partNumber}`));
    for (const part of catalogue) {
      expect(part.typicalPrice, part.partNumber).toBeGreaterThan(0);
      expect(part.specification.length, part.partNumber).toBeGreaterThan(0);
      expect(part.specification.every(({ value }) => value !== "")).toBe(true);
      for (const { manufactor, partNumber } of part.alternates) {
        expect(manufactor).not.toBe(part.manufactor);
        expect(keys.has(`${manufactor}/${partNumber}`)).toBe(true);
      }
    }
    const replaceable = catalogue.filter(({ alternates }) => alternates.length > 0);
    expect(replaceable.length).toBeGreaterThan(1_000);
  });

  test("writes ordering codes as the makers' own lists do", () => {
    const numbers = new Set(catalogue.map(({ partNumber }) => partNumber));
    const known = [
      "XBC-DR32H",
      "MC-9b AC220V 1a1b",
      "FX5U-32MR/ES",
      "MR-J4-40A",
      "HG-KR43B",
      "6ES7214-1AG40-0XB0",
      "3RT2015-1BB41",
      "3RT2024-1BB40",
      "E2E-X5ME1 2M",
      "E3Z-T61 2M",
      "PR12-4DN",
      "TK4S-14RN",
      "E50S8-1024-3-T-24",
      "LC1D09M7",
      "GV2ME14",
      "DSBC-32-100-PPVA-N3",
      "CDQ2B32-50DMZ",
      "SY5120-5LZD-01",
      "6204-2RSH/C3",
      "6204DDUC3",
      "GRM1555C1H101JA01D",
      "RC0603FR-0710KL",
      "STM32F103C8T6",
      "LME22.331C2",
      "BFP 21 L3",
      "3044076",
      "221-413",
    ];
    expect(known.filter((number) => !numbers.has(number))).toEqual([]);
  });
});
