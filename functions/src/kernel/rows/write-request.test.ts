import { expect, test } from "vitest";
import { exactly, requestOf } from "./write-request.ts";

test("a change that says exactly what a row shall say takes away what is absent", () => {
  const change = { change: { pk: "a", sk: "b" }, ...exactly({ n: 1, gone: undefined }) };
  expect(change).toMatchObject({ set: { n: 1 }, unset: ["gone"] });
  expect(requestOf(change, "t")).toMatchObject({
    Update: { UpdateExpression: "SET #n = :n REMOVE #gone" },
  });
});
