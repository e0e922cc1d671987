import { providerSecrets } from "@bupum/infra/local/stand-ins/overrides";
import { testCards } from "@bupum/infra/local/stand-ins/toss/toss-cards";
import { expect, test } from "vitest";
import { filesLike, textOf } from "../house/sources.ts";
import { cardNumbersIn, keysIn, searchFor } from "../kit/billing/clear.ts";
import { synthesize } from "./synthesized.ts";

const numbers = testCards().map(({ number }) => number);

test("no template contains a card's number, a billing key, or a key of the market", () => {
  const text = JSON.stringify(synthesize());
  const find = searchFor([...numbers, providerSecrets.toss.value.secretKey]);
  expect(find(text)).toEqual([]);
  expect(cardNumbersIn(text)).toEqual([]);
  expect(keysIn(text)).toEqual([]);
  const planted = JSON.stringify({ text, parameter: numbers[0], key: `${"k".repeat(43)}=` });
  expect(find(planted)).toHaveLength(1);
  expect(cardNumbersIn(planted)).toEqual([numbers[0]]);
  expect(keysIn(planted)).toEqual([`${"k".repeat(43)}=`]);
});

test("no file of the repository contains the number of a card, or a billing key", () => {
  const files = filesLike("**/*.{ts,tsx,json,jsonl,md,yaml,yml,csv,html,svg,txt}");
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.flatMap((file) => {
    const text = textOf(file);
    return [...cardNumbersIn(text), ...keysIn(text)].map((one) => `${file}: ${one}`);
  });
  expect(found).toEqual([]);
});
