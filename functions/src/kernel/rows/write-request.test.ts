import { expect, test } from "vitest";
import { exactly, requestOf } from "./write-request.ts";

test("a change to exact values removes absent attributes", () => {
  const change = { change: { pk: "a", sk: "b" }, ...exactly({ n: 1, gone: undefined }) };
  expect(change).toMatchObject({ set: { n: 1 }, unset: ["gone"] });
  expect(requestOf(change, "t")).toMatchObject({
    Update: { UpdateExpression: "SET #n = :n REMOVE #gone" },
  });
});

test("a change sets absent attributes, and adds to and removes from sets", () => {
  const change = {
    change: { pk: "a", sk: "b" },
    initial: { first: 1 },
    add: { count: 1, members: new Set([2]) },
    take: { others: new Set([3]) },
  };
  expect(requestOf(change, "t")).toMatchObject({
    Update: {
      UpdateExpression:
        "SET #first = if_not_exists(#first, :first) " +
        "ADD #count :add_count, #members :add_members DELETE #others :take_others",
      ExpressionAttributeValues: {
        ":first": 1,
        ":add_members": new Set([2]),
        ":take_others": new Set([3]),
      },
    },
  });
});
