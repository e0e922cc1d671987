import { expect, test } from "vitest";
import { filesLike, textOf } from "./sources.ts";

/** Fields that hold a name of the contract or a code, which no reader should see as it is. */
const named =
  "status|state|kind|type|role|adminRole|remedy|via|country|subscribeType|replyType|closeReason|cancelReason|alarmType";
/** `>{row.status}<`, or a cell, a column or a sheet that returns one. */
const raw = [
  new RegExp(String.raw`>\s*\{\w+(?:\??\.\w+)*\??\.(?:${named})\}\s*<`, "g"),
  new RegExp(String.raw`\(\{ (${named}) \}\) => \1\b(?! ?[&?.=!])`, "g"),
  new RegExp(String.raw`\b(?:cell|sheet): \(?(\w+)\)? => \1\.(?:${named})\b(?! ?[&?=])`, "g"),
];
const faultsIn = (text: string) => raw.flatMap((one) => text.match(one) ?? []);

test("admin pages say no name of the contract and no code as it is stored", () => {
  const pages = filesLike("admin/src/**/*.tsx").filter((file) => !file.includes(".test."));
  expect(pages.length).toBeGreaterThan(150);
  const found = pages.flatMap((file) => faultsIn(textOf(file)).map((fault) => `${file}: ${fault}`));
  expect(found).toEqual([]);
});

test("a name that is printed is found", () => {
  expect(faultsIn("<td>{row.status}</td>")).toHaveLength(1);
  expect(faultsIn('column.text("kind", head, ({ kind }) => kind)')).toHaveLength(1);
  expect(faultsIn("sheet: (row) => row.country,")).toHaveLength(1);
  expect(faultsIn("<td>{say(`states.${row.status}`)}</td>")).toEqual([]);
});
